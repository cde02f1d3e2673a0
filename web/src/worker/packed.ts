// Files that come compressed, whatever the host does: with how much of them has come.

/** Fetch some files at once; `told` hears of the share of all bytes that has come. */
export async function fetchAll(
  base: string,
  sizes: Record<string, number>, // of the files, compressed
  told: (share: number) => void,
): Promise<Record<string, Uint8Array<ArrayBuffer>>> {
  const whole = Object.values(sizes).reduce((sum, size) => sum + size, 0)
  let come = 0
  const count = (bytes: number) => told(Math.min(1, (come += bytes) / whole))
  const found = await Promise.all(
    Object.keys(sizes).map(async (name) => [name, unpacked(await fetched(new URL(name, base), count))] as const),
  )
  return Object.fromEntries(await Promise.all(found.map(async ([name, bytes]) => [name, await bytes] as const)))
}

async function fetched(url: URL, count: (bytes: number) => void): Promise<Blob> {
  const response = await fetch(url)
  if (!response.ok || !response.body) throw new Error(`${url.pathname}: ${response.status}`)
  const parts: BlobPart[] = []
  for await (const part of response.body as unknown as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    parts.push(part)
    count(part.length)
  }
  return new Blob(parts)
}

/** Some hosts unpack a file on the way, others do not: its first bytes tell. */
export async function unpacked(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const [first, second] = new Uint8Array(await blob.slice(0, 2).arrayBuffer())
  const packed = first === 0x1f && second === 0x8b
  const stream = packed ? blob.stream().pipeThrough(new DecompressionStream('gzip')) : blob.stream()
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
