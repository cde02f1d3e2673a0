// A quiz: a table whose other end asks. It shows a position, takes the first move for an answer, and plays nothing.
// Neither the page nor sound is touched.
import { whyNot } from './lesson.svelte'
import type { Quiz as Asked, QuizQuestion } from './wire'
import type { Answer, CommandType, FieldsOf, Follower, Wire } from './wires'

export class Quiz implements Wire {
  answers = $state.raw<readonly string[]>([]) // tokens, one for each question that was answered
  at = $state(0) // which question

  private follower: Follower | null = null

  constructor(readonly asked: Asked) {}

  /** What is asked; nothing when the quiz is over. */
  get question(): QuizQuestion | null {
    return this.asked.questions[this.at] ?? null
  }

  get over(): boolean {
    return this.at >= this.asked.questions.length
  }

  /** What was answered to the present question, if it was. */
  get answer(): string | undefined {
    return this.answers[this.at]
  }

  /** Which of the answers were right. */
  get right(): boolean[] {
    return this.answers.map((token, n) => token === this.asked.questions[n]?.advice.choice)
  }

  get found(): number {
    return this.right.filter(Boolean).length
  }

  /** The next question, at a table of its own. */
  next(): void {
    this.at += 1
  }

  again(): void {
    this.answers = []
    this.at = 0
  }

  follow(_table: string, follower: Follower): () => void {
    this.follower = follower
    this.refresh()
    return () => {
      if (this.follower === follower) this.follower = null
    }
  }

  refresh(): void {
    if (this.question) this.follower?.news(this.question.news)
  }

  command<K extends CommandType>(type: K, _table: string, fields: FieldsOf<K>): Promise<Answer> {
    return Promise.resolve(this.hear(type, fields as Record<string, unknown>))
  }

  private hear(type: CommandType, { token, zone, item, items }: Record<string, unknown>): Answer {
    if (this.question && this.answer === undefined) {
      if (type === 'why') return whyNot(items ? [] : this.question.whys, String(zone), String(item ?? ''))
      if (type === 'move') this.answers = [...this.answers, String(token)]
    }
    return { type: 'done', id: '', version: this.follower?.version ?? 0 }
  }
}
