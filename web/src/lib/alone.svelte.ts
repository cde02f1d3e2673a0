// A table at which one person sits alone, in a lesson or a quiz: what things and people are called there.
import * as api from './api'
import { namesOf, type Names } from './atTable.svelte'
import { myself } from './me.svelte'
import { prefs } from './prefs.svelte'
import type { Table } from './table.svelte'
import { t } from './words.svelte'

/** Keeps the names of a table up to date, from a component; `failed` hears why there are none. */
export function named(names: Names, game: string, table: () => Table | null, failed: (code: string) => void): void {
  $effect(() => {
    void prefs.language
    void names.load(game).catch((error: unknown) => failed(api.missing(error)))
  })
  $effect(() => {
    const sheet = table()?.sheet
    const known = myself.known?.name
    const seats = (sheet?.seats ?? []).map((sitter) =>
      sitter.level ? sitter : { ...sitter, name: known ?? t('guest') },
    )
    names.introduce(namesOf(seats, t('bot-names')), table()?.seat ?? -1, known ? myself.called(known) : t('me'))
    names.options = sheet?.options ?? {}
    names.viewer = table()?.seat ?? -1
  })
}
