// How a game is to be played: how many, against whom, by which rules. What somebody chose is remembered for each game.
import { keep, kept } from './kept'
import type { GameInfo, Level, OptionInfo, PresetInfo, Terms, Value } from './wire'

export interface Choices {
  players: number
  level: Level // of the bots
  helped: boolean // the screen says and remembers what people at a table would have to
  aids: boolean | null // the screen counts; null: only for somebody who plays against bots
  options: Record<string, Value> // that were chosen; for all others see `valueOf`
}

export const usual = (game: GameInfo): Choices => ({
  players: game.usual,
  level: 'medium',
  helped: false,
  aids: null,
  options: {},
})

/** The numbers of players that a game is for. */
export const numbersOf = ({ players: [low, high] }: GameInfo): number[] =>
  Array.from({ length: high - low + 1 }, (_, n) => low + n)

/** Whether a game has something that people have to say or remember themselves. */
export const spoken = (game: GameInfo): boolean =>
  Object.values(game.options).some((option) => option.friendly !== undefined)

/** Whether an option can be chosen by so many people. */
export const offered = (option: OptionInfo, players: number): boolean =>
  !option.players?.length || option.players.includes(players)

/** What is played with the present choices: one's own, then what is suggested for so many, then as usual. */
export function valueOf(game: GameInfo, choices: Choices, name: string): Value {
  const option = game.options[name]!
  const suggested = suggestedFor(game, choices.players)
  if (name in choices.options && offered(option, choices.players)) return choices.options[name]!
  if (name in suggested) return suggested[name]!
  return choices.helped && option.friendly !== undefined ? option.friendly : option.default
}

/** The presets for so many players. */
export const presetsFor = (game: GameInfo, players: number): PresetInfo[] =>
  game.presets.filter((preset) => !preset.players.length || preset.players.includes(players))

/** The preset that is chosen; none: as usual, or something of one's own. */
export function presetOf(game: GameInfo, choices: Choices): PresetInfo | undefined {
  return presetsFor(game, choices.players).find((preset) => same(preset.options, choices.options))
}

/** The terms of a table, as far as the game goes. */
export function termsOf(game: GameInfo, choices: Choices, bots = false): Terms {
  const { players } = choices
  const mine = Object.entries(choices.options).filter(([name]) => offered(game.options[name]!, players))
  return {
    game: game.id,
    players,
    options: { ...suggestedFor(game, players), ...(bots ? game.with_bots : {}), ...Object.fromEntries(mine) },
    spoken: choices.helped ? 'friendly' : 'strict',
    aids: choices.aids,
  }
}

export function remember(game: GameInfo, choices: Choices): void {
  keep(`choices-${game.id}`, JSON.stringify(choices))
}

/** What somebody chose the last time, as far as the game still has it. */
export function remembered(game: GameInfo): Choices {
  const found = read(kept(`choices-${game.id}`))
  const start = usual(game)
  const { players, level, helped, aids, options } = found
  return {
    players: numbersOf(game).includes(Number(players)) ? Number(players) : start.players,
    level: level === 'easy' || level === 'hard' ? level : start.level,
    helped: helped === true,
    aids: typeof aids === 'boolean' ? aids : null,
    options: Object.fromEntries(
      Object.entries(options ?? {}).filter(([name, value]) => fits(game.options[name], value)),
    ),
  }
}

function fits(option: OptionInfo | undefined, value: unknown): boolean {
  if (!option) return false
  if (value === null) return !!option.null
  if (option.type === 'bool') return typeof value === 'boolean'
  if (option.type === 'enum') return !!option.values?.includes(String(value))
  if (option.type === 'text') return typeof value === 'string'
  return typeof value === 'number' && value >= (option.min ?? value) && value <= (option.max ?? value)
}

function read(text: string | null): Partial<Choices> {
  try {
    return (JSON.parse(text ?? '{}') as Partial<Choices> | null) ?? {}
  } catch {
    return {}
  }
}

const suggestedFor = (game: GameInfo, players: number) => game.suggested[String(players)] ?? {}
const same = (a: Record<string, Value>, b: Record<string, Value>) =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([name, value]) => b[name] === value)
