// How a table is reached, whether the other end is a server or a worker in this tab.
import type { Advice, Command, Done, Refused, TableNews } from './wire'

export type Answer = Done | Refused | Advice
export type CommandType = Command['type']
export type FieldsOf<K extends CommandType> = Omit<Extract<Command, { type: K }>, 'type' | 'id' | 'table'>

/** Who is told of a table. */
export interface Follower {
  readonly version: number
  news(message: TableNews): void
  gone(code: string): void
}

export interface Wire {
  /** Hear of a table, through some of one's own seats or all of them; what it returns looks away. */
  follow(table: string, follower: Follower, seats: number[] | null): () => void
  /** Ask for everything anew, from the beginning. */
  refresh(table: string): void
  command<K extends CommandType>(type: K, table: string, fields: FieldsOf<K>): Promise<Answer>
}
