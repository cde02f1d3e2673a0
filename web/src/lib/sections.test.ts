import { expect, test } from 'vitest'
import { addressOf, blocks, lookUp, sectionAt } from './sections'

const section = (id: string, clauses: string[], title = id, text = '') => ({ id: `rules-${id}`, title, text, clauses })
const rules = [
  section('intro', ['DUEL-1', 'DUEL-2'], 'The duel', 'Two of you draw cards.'),
  section('turn', ['DUEL-2'], 'Your turn', 'Draw a card or fold.'),
  section('examples', ['DUEL-2', 'DUEL-3'], 'Examples', 'Anna folds.'),
]

test('a section is found by its id', () => {
  expect(sectionAt(rules, 'rules-turn')?.title).toBe('Your turn')
  expect(sectionAt(rules, 'main')).toBeUndefined()
  expect(sectionAt(rules, '')).toBeUndefined()
})

test('a clause is told where it is not just mentioned', () => {
  expect(sectionAt(rules, 'DUEL-2')?.id).toBe('rules-turn')
  expect(sectionAt(rules, 'DUEL-3')?.id).toBe('rules-examples')
})

test('an address leads to a section', () => {
  expect(addressOf('duel')).toBe('/rules/duel')
  expect(addressOf('duel', 'DUEL-2')).toBe('/rules/duel#DUEL-2')
})

test('what is looked for folds the rest away, and is counted', () => {
  expect(lookUp(rules, ' ')).toEqual({ terms: [], sections: rules, count: 0 })
  expect(lookUp(rules, 'fold')).toMatchObject({ sections: [rules[1], rules[2]], count: 2 })
  expect(lookUp(rules, 'draw fold')).toMatchObject({ sections: [rules[1]], count: 2 })
  expect(lookUp(rules, 'turn example')).toMatchObject({ sections: [] })
  expect(lookUp(rules, 'dragon')).toMatchObject({ sections: [], count: 0 })
})

test('what is about it comes first', () => {
  const more = [...rules, section('fold', ['DUEL-4'], 'Folding', 'You may fold.')]
  expect(lookUp(more, 'fold').sections.map(({ id }) => id)).toEqual(['rules-fold', 'rules-turn', 'rules-examples'])
})

test('paragraphs and lists', () => {
  expect(blocks('One\nline.\n\n- a\n- b')).toEqual([
    { list: false, lines: ['One line.'] },
    { list: true, lines: ['a', 'b'] },
  ])
})
