import { expect, test } from 'vitest'
import { movesOf } from './moves'

const lay = (zone: string, ...tokens: string[]) =>
  [zone, tokens.map((token, place) => ({ token, was: `${zone} ${place}` }))] as const
const came = (before: ReturnType<typeof lay>[], after: Record<string, string[]>) => {
  const { moves, gone } = movesOf(new Map(before), new Map(Object.entries(after)))
  const told = moves.map(({ zone, place, from, stayed, turned }) =>
    [`${zone} ${place}`, from?.was ?? 'nowhere', stayed ? 'stayed' : turned ? 'turned' : 'came'].join(' < '),
  )
  return { told, gone: gone.map(({ was }) => was) }
}

test('a card that is laid comes from the hand, and the others stay', () => {
  const { told, gone } = came([lay('hand', '3', '7', '7'), lay('pile', '2')], { hand: ['3', '7'], pile: ['2', '7'] })
  expect(told).toEqual([
    'hand 0 < hand 0 < stayed',
    'hand 1 < hand 1 < stayed',
    'pile 0 < pile 0 < stayed',
    'pile 1 < hand 2 < came',
  ])
  expect(gone).toEqual([])
})

test('a back that is turned up is turned where it lies, though other backs have gone', () => {
  const { told } = came([lay('left', '?', '?'), lay('right', '?')], { left: ['?'], right: ['9'] })
  expect(told).toEqual(['left 0 < left 0 < stayed', 'right 0 < right 0 < turned'])
})

test('a card from somebody else’s hand shows its face on the way', () => {
  expect(came([lay('hand', '?', '?'), lay('pile')], { hand: ['?'], pile: ['5'] }).told).toContain(
    'pile 0 < hand 1 < turned',
  )
})

test('what comes from nowhere comes from the deck, if there is one; what goes nowhere is told', () => {
  const { told, gone } = came([lay('row', '4', '6')], { row: ['4', '8'] })
  expect(told).toEqual(['row 0 < row 0 < stayed', 'row 1 < nowhere < turned'])
  expect(gone).toEqual(['row 1'])
  expect(came([lay('row', '4')], {}).gone).toEqual(['row 0'])
})
