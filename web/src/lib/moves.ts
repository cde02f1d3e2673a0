// Which thing is which after a change, told from what lay where: what stayed, what came from where, what is gone. Backs
// are all alike: one of them may have become any card.

export interface Lay {
  token: string
}

export interface Move<T extends Lay> {
  zone: string
  place: number
  from: T | null // none: it was nowhere to be seen
  stayed: boolean // in its zone, showing the same face
  turned: boolean // its face was not seen before, or is not seen any more
}

const BACK = '?'

export function movesOf<T extends Lay>(
  before: ReadonlyMap<string, readonly T[]>,
  after: ReadonlyMap<string, readonly string[]>,
): { moves: Move<T>[]; gone: T[] } {
  const moves: Move<T>[] = []
  const free: { zone: string; lay: T }[] = []
  const came: { zone: string; place: number; token: string }[] = []
  for (const [zone, tokens] of after) {
    const was = [...(before.get(zone) ?? [])]
    tokens.forEach((token, place) => {
      const lay = taken(was, (one) => one.token === token)
      if (lay) moves.push({ zone, place, from: lay, stayed: true, turned: false })
      else came.push({ zone, place, token })
    })
    free.push(...was.map((lay) => ({ zone, lay })))
  }
  for (const [zone, lays] of before) if (!after.has(zone)) free.push(...lays.map((lay) => ({ zone, lay })))
  for (const { zone, place, token } of came) {
    const any = (lay: Lay) => lay.token === BACK || token === BACK
    const from =
      taken(free, ({ lay }) => lay.token === token) ??
      taken(free, (one) => one.zone === zone && any(one.lay)) ??
      taken(free, ({ lay }) => any(lay))
    const turned = from ? (from.lay.token === BACK) !== (token === BACK) : token !== BACK
    moves.push({ zone, place, from: from?.lay ?? null, stayed: false, turned })
  }
  return { moves, gone: free.map(({ lay }) => lay) }
}

function taken<T>(all: T[], fits: (one: T) => boolean): T | undefined {
  const place = all.findIndex(fits)
  return place < 0 ? undefined : all.splice(place, 1)[0]
}
