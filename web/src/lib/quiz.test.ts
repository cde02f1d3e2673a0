import { expect, test } from 'vitest'
import { Quiz } from './quiz.svelte'
import { news, offer, seen } from './samples'
import type { QuizQuestion, TableNews } from './wire'

const candidate = (token: string) => ({
  token,
  label: { id: `do-${token}` },
  visits: 1,
  worth: 0.5,
  points: 0,
  places: [],
})

const question = (version: number, choice: string): QuizQuestion => ({
  news: news(-1, version, { turn: [0], views: [seen(0, { offers: [offer('draw'), offer('fold')] })] }),
  advice: {
    type: 'advice',
    id: '',
    table: 'quiz',
    seat: 0,
    choice,
    candidates: [candidate('draw'), candidate('fold')],
  },
  whys: [{ zone: 'hand', item: '9', answer: { type: 'refused', id: '', code: 'illegal', text: '' } }],
})

function asked() {
  const heard: TableNews[] = []
  const quiz = new Quiz({ game: 'any', questions: [question(4, 'draw'), question(9, 'fold')] })
  const follow = () =>
    quiz.follow('quiz', { version: 0, news: (message) => void heard.push(message), gone: () => undefined })
  follow()
  const play = (token: string) => quiz.command('move', 'quiz', { seat: 0, token })
  return { quiz, heard, follow, play }
}

test('the first move is the answer, and the table stands still', async () => {
  const { quiz, heard, play } = asked()
  expect(heard.at(-1)).toMatchObject({ since: -1, turn: [0] })
  await play('draw')
  await play('fold')
  expect([quiz.answer, quiz.right]).toEqual(['draw', [true]])
  expect(heard.length).toBe(1)
})

test('it counts what was found, and can be begun anew', async () => {
  const { quiz, heard, follow, play } = asked()
  await play('fold')
  quiz.next()
  follow()
  expect(heard.at(-1)?.version).toBe(9)
  await play('fold')
  quiz.next()
  expect([quiz.over, quiz.question, quiz.found, quiz.right]).toEqual([true, null, 1, [false, true]])
  quiz.again()
  expect([quiz.at, quiz.answer, quiz.found, quiz.over]).toEqual([0, undefined, 0, false])
})

test('what is touched in vain is answered by its rule, until the question is', async () => {
  const { quiz, play } = asked()
  const ask = () => quiz.command('why', 'quiz', { seat: 0, zone: 'hand', item: '9' })
  expect(await ask()).toMatchObject({ code: 'illegal' })
  await play('draw')
  expect(await ask()).toMatchObject({ type: 'done' })
})

test('whoever looks away from a question takes nothing from who looks at the next', () => {
  const { quiz, heard, follow } = asked()
  const first = follow()
  follow()
  first()
  quiz.refresh()
  expect(heard.length).toBe(4)
})
