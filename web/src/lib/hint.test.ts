import { describe, expect, it } from 'vitest'
import { behind, figures, listed, reason, type Saying } from './hint'
import type { Advice, Candidate } from './wire'

const saying: Saying = {
  text: (id, values) => (values && Object.keys(values).length ? `${id} ${JSON.stringify(values)}` : id),
  label: ({ id }) => id,
}

const candidate = (token: string, more: Partial<Candidate> = {}): Candidate => ({
  token,
  label: { id: `do-${token}` },
  visits: 100,
  points: 1.24,
  places: [0.4, 0.6],
  worth: 0.5,
  ...more,
})

const advice = (more: Partial<Advice>): Advice => ({
  type: 'advice',
  id: '',
  table: '',
  seat: 0,
  choice: 'draw',
  candidates: [candidate('draw'), candidate('fold')],
  ...more,
})

describe('the reason', () => {
  it('is not given where there is nothing else to do', () => {
    expect(reason(advice({ candidates: [candidate('draw', { visits: 0 })] }), saying)).toBeNull()
  })

  it('names what befalls one, and what it is compared with', () => {
    const because = { says: 'ui-hint-why-omen', values: { percent: 23, other: 61 }, rival: 'fold', omen: 'pair' }
    expect(reason(advice({ because }), saying)).toMatchObject({
      id: 'hint-why-omen',
      values: { percent: 23, other: 61, rival: 'do-fold', omen: 'omen-pair' },
    })
  })

  it('names two that are as good, and no more', () => {
    const candidates = ['draw', 'fold', 'eight', 'steal'].map((token) => candidate(token))
    const told = reason(
      advice({ candidates, equal: ['fold', 'eight', 'steal'], because: { says: 'ui-hint-equal' } }),
      saying,
    )
    expect(told?.values.what).toBe('do-fold · do-eight')
  })

  it('says what is certain of both', () => {
    const sure = (token: string) => candidate(token, { visits: 0, known: `known-${token}`, values: { cost: 3 } })
    const because = { says: 'ui-hint-why-known', rival: 'fold' }
    const told = reason(advice({ candidates: [sure('draw'), sure('fold')], because }), saying)
    expect(told?.values).toMatchObject({ own: 'known-draw {"cost":3}', known: 'known-fold {"cost":3}' })
  })
})

describe('the figures', () => {
  const ids = (found: Advice, loses = false) => figures(found, found.candidates[0]!, loses, saying).map(({ id }) => id)

  it('are how one stands, and what the reason speaks of', () => {
    expect(ids(advice({ because: { says: 'ui-hint-equal' } }))).toEqual(['hint-standing'])
    expect(ids(advice({ because: { says: 'ui-hint-why-first', rival: 'fold' } }))).toEqual([
      'hint-standing',
      'hint-first',
    ])
  })

  it('speak of losing where there is only a loser', () => {
    const told = figures(advice({}), candidate('draw', { worth: 0.688 }), true, saying)
    expect(told).toEqual([{ id: 'hint-losing', values: { percent: 31.2 } }])
  })

  it('have the points with their sign', () => {
    const because = { says: 'ui-hint-why-most', values: { points: 1.2, unit: 'chips' }, rival: 'fold' }
    const told = figures(advice({ because }), candidate('draw', { points: -0.96 }), false, saying)
    expect(told[1]).toEqual({ id: 'hint-points', values: { sign: '−', points: 1, unit: 'chips' } })
  })

  it('are not needed where something is certain', () => {
    const sure = candidate('draw', { known: 'known-draw', values: { cost: 3 } })
    expect(behind(advice({}), sure, true, saying, ({ id }) => id)).toBe('known-draw {"cost":3}')
    expect(behind(advice({}), candidate('draw'), true, saying, ({ id }) => id)).toBe('hint-losing')
  })

  it('of what nobody looked at are not shown', () => {
    const candidates = [candidate('fold'), candidate('eight', { visits: 0 }), candidate('draw')]
    expect(listed(advice({ candidates })).map(({ token }) => token)).toEqual(['draw', 'fold'])
  })
})
