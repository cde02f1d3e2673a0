import { expect, test } from 'vitest'
import { Lesson, together } from './lesson.svelte'
import { news, seen } from './samples'
import type { TableNews, TaughtGame } from './wire'

const said = (v: number) => [{ v, said: { id: `did-${v}` } }]
const after = (version: number) => news(version - 1, version, { views: [seen(0, { happened: said(version) })] })

const TAUGHT: TaughtGame = {
  game: 'any',
  seat: 0,
  steps: [
    { id: 'goal', news: [{ ...after(1), since: -1 }] },
    { id: 'play', token: 'play 7', news: [], whys: [{ zone: 'hand', item: '9', answer: refused('no') }] },
    { id: 'more', news: [after(2), after(3), after(4)] },
  ],
  end: [after(5)],
}

function refused(code: string) {
  return { type: 'refused' as const, id: '', code, text: '' }
}

function given(begin = 0) {
  const heard: TableNews[] = []
  const due: (() => void)[] = []
  const later = (_: number, call: () => void) => (due.push(call), () => undefined)
  const lesson = new Lesson(TAUGHT, later, begin)
  lesson.follow('lesson', { version: 0, news: (message) => void heard.push(message), gone: () => undefined })
  return { lesson, heard, versions: () => heard.map(({ version }) => version), next: () => due.shift()?.() }
}

test('a step that is only read is gone on from, and one that is done is waited for', async () => {
  const { lesson } = given()
  expect(lesson.step?.id).toBe('goal')
  lesson.goOn()
  expect(lesson.step?.id).toBe('play')
  await lesson.command('move', 'lesson', { seat: 0, token: 'play 8' })
  expect([lesson.step?.id, lesson.tries]).toEqual(['play', 1])
  await lesson.command('move', 'lesson', { seat: 0, token: 'play 7' })
  expect([lesson.step?.id, lesson.tries]).toEqual(['more', 0])
})

test('the others take their time, and the next note comes when all has been told', () => {
  const { lesson, versions, next } = given(1)
  lesson.goOn()
  expect([versions(), lesson.told]).toEqual([[1, 2], false])
  next()
  next()
  expect([versions(), lesson.told]).toEqual([[1, 2, 3, 4], true])
})

test('after the last step it is over, and its end is told', () => {
  const { lesson, versions } = given(2)
  lesson.goOn()
  expect([lesson.over, lesson.step, versions()]).toEqual([true, null, [4, 5]])
})

test('who comes back goes on where they were, with all that was told', () => {
  const { heard } = given(2)
  expect(heard.length).toBe(1)
  expect(heard[0]).toMatchObject({ since: -1, version: 4 })
  expect(heard[0]?.views?.[0]?.happened?.map(({ v }) => v)).toEqual([1, 2, 3, 4])
})

test('what is touched in vain is answered by its rule', async () => {
  const { lesson } = given(1)
  const ask = (item: string) => lesson.command('why', 'lesson', { seat: 0, zone: 'hand', item })
  expect(await ask('9')).toMatchObject({ code: 'no' })
  expect(await ask('8')).toMatchObject({ code: 'no-reason' })
})

test('accounts of several messages are put together', () => {
  const parts = (at: number, number: number) => ({ account: [{ at, number }] })
  const all = [news(-1, 1, parts(0, 1)), news(1, 2, parts(1, 2)), news(2, 3, parts(1, 3))]
  expect(together(all).account).toEqual([
    { at: 0, number: 1 },
    { at: 1, number: 3 },
  ])
})
