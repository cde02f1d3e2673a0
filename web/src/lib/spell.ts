// How long ago, and how long until: in the reader's words.
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

const whole = (milliseconds: number) => {
  const [unit, length] = UNITS.find(([, length]) => Math.abs(milliseconds) >= length) ?? UNITS[2]
  return { unit, count: Math.trunc(milliseconds / length) }
}

/** “3 hours ago”. */
export function ago(milliseconds: number, language: string): string {
  const { unit, count } = whole(Math.max(0, milliseconds))
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(count ? -count : 0, unit)
}

/** “3 hours”; less than a minute is one. */
export function spell(milliseconds: number, language: string): string {
  const { unit, count } = whole(Math.max(UNITS[2][1], milliseconds))
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
