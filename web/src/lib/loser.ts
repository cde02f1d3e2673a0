// Some games have a loser and no winner.

/** Who lost alone, while all others were saved: the one with the most points, if all others share the first place. */
export function loserOf({ places, scores }: { places: readonly number[]; scores: readonly number[] }): number {
  const others = places.filter((place) => place === 1).length
  if (others < 2 || others !== places.length - 1) return -1
  const last = places.findIndex((place) => place !== 1)
  return scores.every((score, seat) => seat === last || score < scores[last]!) ? last : -1
}
