import { expect, test } from 'vitest'
import { NOTHING } from './known'
import type { Scene } from './scenes'
import { Stage } from './stage'

const PASSING = 99 // a moment that is told in passing

/** A stage that notes what is to be seen, and a clock that goes when it is told to. */
function theatre(hurries = true) {
  const seen: string[] = []
  let due: (() => void)[] = []
  const stage = new Stage(
    ({ known }) => seen.push(`v${known.version}`),
    (scene) => {
      seen.push(scene ? `scene ${scene.key}` : 'curtain')
      return scene?.key !== PASSING
    },
    (_, call) => {
      due.push(call)
      return () => (due = due.filter((other) => other !== call))
    },
    () => hurries,
  )
  const scene = (key: number, round: boolean): Scene => ({
    key,
    upTo: key,
    said: [],
    unsaid: 0,
    cards: [],
    round,
    totals: [],
    figure: '',
    part: null,
    kinds: [],
    by: [],
    gone: false,
    fates: {},
  })
  const put = (version: number, scenes: Scene[]) => stage.add(scenes, { known: { ...NOTHING, version }, fresh: true })
  const add = (version: number, ...rounds: number[]) =>
    put(
      version,
      rounds.map((key) => scene(key, true)),
    )
  const tick = () => due.splice(0).forEach((call) => call())
  return { seen, stage, add, put, scene, tick }
}

test('between two moments one sees what the first has brought', () => {
  const { seen, stage, add, tick } = theatre(false)
  add(1, 10, 11)
  stage.goOn()
  expect([seen, stage.behind]).toEqual([['scene 10', 'curtain'], true])
  tick()
  expect(seen).toEqual(['scene 10', 'curtain', 'scene 11'])
})

test('what brings no moment is shown at once', () => {
  const { seen, stage, add } = theatre()
  add(1)
  add(2)
  expect(seen).toEqual(['v1', 'v2'])
  expect(stage.behind).toBe(false)
})

test('for who is in no hurry one thing comes after the other, and what they do themselves comes at once', () => {
  const { seen, stage, add, tick } = theatre(false)
  add(1)
  add(2)
  expect(seen).toEqual(['v1'])
  tick()
  expect(seen).toEqual(['v1', 'v2'])
  stage.goAhead()
  add(3)
  expect(seen).toEqual(['v1', 'v2', 'v3'])
})

test('who is still asked whether to learn the game misses nothing of it', () => {
  const { seen, stage, add, tick } = theatre()
  stage.hold(true)
  add(1, 10)
  add(2)
  expect(seen).toEqual([])
  expect(stage.behind).toBe(true)
  stage.hold(false)
  expect(seen).toEqual(['scene 10'])
  stage.goOn()
  tick()
  expect(seen).toEqual(['scene 10', 'curtain', 'v1', 'v2'])
})

test('what is asked of somebody is not kept from them, whatever else they read', () => {
  const { seen, stage, add } = theatre()
  stage.hold(true)
  add(1)
  stage.catchUp(true)
  expect(seen).toEqual(['v1'])
})

test('it is known whether something happened after a moment', () => {
  const { stage, add } = theatre()
  add(1, 10)
  expect(stage.last).toBe(true)
  add(2)
  expect(stage.last).toBe(false)
})

test('what can be seen on the table is seen there, and then told', () => {
  const { seen, stage, put, scene, tick } = theatre()
  put(1, [scene(10, false)])
  expect(seen).toEqual(['v1'])
  tick()
  expect(seen).toEqual(['v1', 'scene 10'])
  expect(stage.behind).toBe(true) // nothing is done before it has been read
  stage.goOn()
  expect(seen).toEqual(['v1', 'scene 10', 'curtain'])
  expect(stage.behind).toBe(false)
})

test('what a round brought comes before the next deal, and what came after that is told after it', () => {
  const { seen, stage, put, scene, tick } = theatre()
  put(1, [scene(10, false), scene(11, true), scene(12, false)])
  stage.goOn()
  stage.goOn()
  tick()
  expect(seen).toEqual(['scene 10', 'curtain', 'scene 11', 'curtain', 'v1', 'scene 12'])
})

test('the end of a round is seen before what came of it, and stays until one goes on', () => {
  const { seen, stage, add, tick } = theatre()
  add(1, 10)
  tick()
  expect(seen).toEqual(['scene 10'])
  expect(stage.behind).toBe(true)
  stage.goOn()
  expect(seen).toEqual(['scene 10', 'curtain', 'v1'])
  expect(stage.behind).toBe(false)
})

test('what others did meanwhile follows one by one', () => {
  const { seen, stage, add, tick } = theatre()
  add(1, 10)
  add(2)
  add(3)
  stage.goOn()
  expect(seen).toEqual(['scene 10', 'curtain', 'v1'])
  tick()
  expect(seen.slice(3)).toEqual(['v2'])
  tick()
  expect(seen.slice(3)).toEqual(['v2', 'v3'])
  expect(stage.behind).toBe(false)
})

test('whoever is far behind sees the outcome of what was before, and the last moments; nothing moves behind one', () => {
  const { seen, stage, add, tick } = theatre()
  add(1, 10)
  for (let version = 2; version < 16; version++) add(version, version * 10)
  expect(seen).toEqual(['scene 10'])
  stage.goOn()
  for (let beat = 0; beat < 7; beat++) tick()
  expect(seen.slice(1)).toEqual(['curtain', 'v6', 'v7', 'v8', 'v9', 'v10', 'v11', 'v12', 'scene 130'])
})

test('whoever is far behind and looks at no moment sees what is old at once', () => {
  const { seen, add } = theatre(false)
  for (let version = 1; version < 14; version++) add(version)
  expect(seen).toEqual(['v1', 'v2', 'v3'])
})

test('whoever is far behind sees nothing of what a moment is still to tell', () => {
  const { seen, stage, add } = theatre()
  add(1, 10)
  add(2, 20)
  stage.goOn()
  expect(seen).toEqual(['scene 10', 'curtain', 'v1'])
  for (let version = 3; version < 15; version++) add(version)
  expect(seen.slice(3)).toEqual([])
})

test('what a moment brought is shown when it has been told, not before', () => {
  const { seen, stage, scene, tick } = theatre()
  const change = (version: number) => ({ known: { ...NOTHING, version }, fresh: true })
  stage.add([scene(10, false)], change(2), change(1))
  expect(seen).toEqual(['v1'])
  tick()
  stage.settle()
  expect(seen).toEqual(['v1', 'scene 10', 'v2'])
  stage.goOn()
  expect(seen.slice(3)).toEqual(['curtain'])
  expect(stage.behind).toBe(false)
})

test('whoever goes on before it was told sees it all the same, and a round that ended settles nothing early', () => {
  const { seen, stage, scene, tick } = theatre()
  const change = (version: number) => ({ known: { ...NOTHING, version }, fresh: true })
  stage.add([scene(10, false)], change(2), change(1))
  tick()
  stage.goOn()
  expect(seen).toEqual(['v1', 'scene 10', 'curtain', 'v2'])
  stage.add([scene(20, true)], change(4), change(3))
  stage.settle()
  expect(seen.slice(4)).toEqual(['scene 20'])
})

test('whoever may act now is kept from nothing: the moment is seen beside the table', () => {
  const { seen, stage, add } = theatre()
  add(1, 10)
  add(2)
  stage.catchUp()
  expect(seen).toEqual(['scene 10', 'v1', 'v2'])
  expect(stage.behind).toBe(false)
  stage.goOn()
  expect(seen.at(-1)).toBe('curtain')
})

test('what is seen beside the table gives way to the next moment, and to a question', () => {
  const { seen, stage, add } = theatre()
  add(1, 10, 11)
  stage.catchUp()
  expect(seen.at(-1)).toBe('v1') // and the first of two stays
  add(2, 20)
  stage.catchUp()
  expect(seen.slice(-3)).toEqual(['curtain', 'v2', 'scene 11'])
  add(3, 30)
  stage.catchUp(true)
  expect(seen.slice(-3)).toEqual(['curtain', 'v3', 'scene 30'])
  add(4)
  stage.catchUp(true)
  expect(seen.slice(-2)).toEqual(['curtain', 'v4'])
})

test('what is told in passing stops nothing', () => {
  const { seen, stage, add } = theatre()
  add(1, PASSING)
  expect(seen).toEqual(['scene 99', 'v1'])
  expect(stage.behind).toBe(false)
})

test('a story that begins anew has no moments', () => {
  const { seen, stage, add } = theatre()
  add(1, 10, 11)
  add(2)
  stage.forget()
  expect(seen).toEqual(['scene 10', 'curtain', 'v1', 'v2'])
  expect(stage.behind).toBe(false)
})
