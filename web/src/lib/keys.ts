// Keys at the table: digits press the buttons of the panel, Space and Enter go on, and whoever uses keys keeps their
// place when what they pressed is gone.
import type { Table } from './table.svelte'

const FREE = '.actions .row button:not(:disabled):not(.square)'
const NEXT = ['.own button.item.live', '.own button.item', FREE]

export function press(event: KeyboardEvent, table: Table): void {
  const at = event.target as HTMLElement
  if (event.ctrlKey || event.metaKey || event.altKey || at.matches('input, textarea, select')) return
  if (document.querySelector('dialog[open]')) return
  if (/^[1-9]$/.test(event.key)) {
    document.querySelectorAll<HTMLElement>(FREE)[Number(event.key) - 1]?.click()
  } else if (table.scene && free(at, table) && (event.key === ' ' || event.key === 'Enter')) {
    event.preventDefault()
    table.goOn()
  }
}

/** Whether a key is meant for nothing else: while more is known than is shown, nothing on the table can be done. */
const free = (at: HTMLElement, table: Table) => at === document.body || (table.behind && !!at.closest('.board'))

/** Arrows go from card to card. */
export function step(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button.item')]
  const here = all.indexOf(event.target as HTMLElement)
  const to = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: all.length - 1 }[event.key]
  if (here < 0 || to === undefined) return
  event.preventDefault()
  all[Math.min(all.length - 1, Math.max(0, to))]?.focus()
}

let byKeys = false
addEventListener('keydown', () => (byKeys = true), true)
addEventListener('pointerdown', () => (byKeys = false), true)

/** One's turn has come: whoever uses keys, and has lost their place, finds it where something can be done. */
export function findPlace(): void {
  if (!byKeys || document.activeElement !== document.body) return
  for (const selector of NEXT) {
    const found = document.querySelector<HTMLElement>(selector)
    if (found) return found.focus()
  }
}
