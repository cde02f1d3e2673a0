// A score sheet for others: as a text, or as a picture.
import { number } from './account'
import type { Row, Rows } from './padRows'

export interface Shown extends Rows {
  title: string
  date: string
  result: string // who has won, if it is over
  names: readonly string[]
  totals: readonly number[]
  places: readonly number[]
  total: string // what the sums are called
}

const byPlace = ({ names, totals, places }: Shown) =>
  names.map((name, seat) => ({ name, total: totals[seat]!, place: places[seat]! })).sort((a, b) => a.place - b.place)

export function asText(sheet: Shown): string {
  const standing = byPlace(sheet).map(({ name, total, place }) => `${place}. ${name} — ${number(total)}`)
  const line = ({ label, values }: Row) => {
    const each =
      values.length < sheet.names.length
        ? values.map(number)
        : sheet.names.map((name, seat) => `${name} ${number(values[seat])}`)
    return `${label}: ${each.join(', ')}`
  }
  const head = [`${sheet.title} · ${sheet.date}`, sheet.result].filter((said) => said)
  return [...head, ...standing, '', ...[...sheet.rows, ...sheet.beside].map(line)].join('\n').trim()
}

const [WIDTH, LINE, EDGE] = [1080, 58, 48]

/** Drawn in the page's own colours. */
export async function asPicture(sheet: Shown, colours: CSSStyleDeclaration): Promise<Blob | null> {
  const colour = (name: string) => colours.getPropertyValue(name).trim()
  const canvas = document.createElement('canvas')
  const heads = 3 + Number(!!sheet.result)
  canvas.width = WIDTH
  canvas.height = 2 * EDGE + LINE * (heads + sheet.rows.length + 1 + sheet.beside.length)
  const paper = canvas.getContext('2d')
  if (!paper) return null
  const font = (size: number, weight: number) => (paper.font = `${weight} ${size}px ${colour('--figures')}`)
  paper.fillStyle = colour('--paper')
  paper.fillRect(0, 0, canvas.width, canvas.height)
  paper.fillStyle = colour('--ink')
  paper.textBaseline = 'middle'
  let y = EDGE + LINE / 2

  font(46, 700)
  paper.fillText(sheet.title, EDGE, y, WIDTH - 2 * EDGE)
  y += LINE
  font(28, 400)
  paper.fillStyle = colour('--ink-2')
  paper.fillText(sheet.date, EDGE, y)
  y += LINE
  paper.fillStyle = colour('--ink')
  if (sheet.result) {
    font(34, 600)
    paper.fillText(sheet.result, EDGE, y, WIDTH - 2 * EDGE)
    y += LINE
  }

  const left = EDGE + 260
  const each = (WIDTH - EDGE - left) / sheet.names.length
  const cells = (label: string, values: readonly (string | number)[], strong: boolean) => {
    font(28, strong ? 700 : 400)
    paper.textAlign = 'left'
    paper.fillText(label, EDGE, y, 250)
    paper.textAlign = 'center'
    values.forEach((value, at) =>
      paper.fillText(typeof value === 'number' ? number(value) : value, left + each * (at + 0.5), y, each - 10),
    )
    y += LINE
    paper.fillStyle = colour('--edge')
    paper.fillRect(EDGE, y - LINE / 2, WIDTH - 2 * EDGE, 2)
    paper.fillStyle = colour('--ink')
  }
  cells('', sheet.names, true)
  for (const { label, values } of sheet.rows) cells(label, values, false)
  cells(sheet.total, sheet.totals, true)
  for (const { label, values } of sheet.beside) cells(label, values, false)
  return new Promise((made) => canvas.toBlob(made, 'image/png'))
}

/** Whether others got it: by the device's own way of sharing, or as a download. */
export async function givePicture(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], `${name}.png`, { type: 'image/png' })
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined)
    return
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(picture)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
