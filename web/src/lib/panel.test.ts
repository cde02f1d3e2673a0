import { expect, test } from 'vitest'
import { NOTHING, type Picked, ways } from './choosing'
import { Panel } from './panel.svelte'
import { offer, seen, zone } from './samples'
import type { Table } from './table.svelte'
import type { Offer, Seen } from './wire'

const zones = [zone('hand', 0, ['5', '7'])]

/** What stands below a table at which somebody sits on seat 0 and may do this. */
function panel(
  offers: Offer[],
  more: Partial<Pick<Table, 'picked' | 'ready' | 'scene'>> & { view?: Partial<Seen> } = {},
) {
  const { picked = NOTHING as Picked, ready = [], scene = null, view = {} } = more
  const table = {
    offers,
    zones,
    ways: ways(offers, zones, 0),
    picked,
    ready,
    scene,
    seat: 0,
    behind: false,
    myTurn: !scene,
    result: null,
    view: seen(0, { zones, offers, ...view }),
    chosen: view.chosen ?? [],
  }
  return new Panel(table as unknown as Table)
}

const play = (card: string) => offer(`play ${card}`, { zone: 'hand', items: [card] })
const pass = offer('pass', { aside: true })

test('what one usually does stands out, unless it is done with a card', () => {
  expect(panel([pass, offer('take')]).usual?.token).toBe('take')
  expect(panel([play('5'), offer('take')]).usual).toBeUndefined()
})

test('with a card that is picked up one does what fits it', () => {
  const { fits, picking, more } = panel([play('5'), play('7')], { picked: { zone: 'hand@0', places: [1] } })
  expect([fits.map(({ token }) => token), picking, more]).toEqual([['play 7'], true, false])
})

test('of what may be forgotten nothing reminds; what does not wait is asked by itself', () => {
  const { urgent, buttons, mine } = panel([
    offer('draw', { window: true, quiet: true }),
    offer('say', { window: true }),
    offer('take'),
  ])
  expect([urgent.map(({ token }) => token), buttons.map(({ id }) => id), mine]).toEqual([['say'], ['take'], true])
})

test('who has chosen waits for the others, and may change their mind', () => {
  const { settled, waits, chosen } = panel([play('5')], { ready: [0], view: { chosen: ['play 7'] } })
  expect([settled, waits, chosen]).toEqual([true, true, ['play 7']])
})

test('cards to touch and several buttons leave no room for what happened last', () => {
  expect(panel([play('5'), offer('take'), offer('fold')]).full).toBe(false)
  expect(panel([play('5'), offer('take'), offer('fold'), offer('look')]).full).toBe(true)
})
