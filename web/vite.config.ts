import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// The build goes into the Python package, which serves it; in the mode `site` into a folder that needs no server and may
// lie below any path (`make site`).
// A file that several share is called after all of them otherwise.
const brief = (name: string) => name.replace(/[~.].*/, '')

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  base: mode === 'site' ? './' : '/',
  worker: { format: 'es' },
  build: {
    outDir: mode === 'site' ? '../dist/site' : '../src/igroteka/server/static',
    emptyOutDir: true,
    manifest: 'manifest.json', // tells the server which files a screen needs
    target: 'es2022',
    assetsInlineLimit: 0, // the content policy allows no inline script, and files are cached for ever
    modulePreload: { polyfill: false },
    // Few files that several screens share, not many small ones: each costs a way there and back.
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${brief(name)}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${brief(name)}-[hash][extname]`,
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'], priority: 1 },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 20_000 },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8700', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'], css: true },
}))
