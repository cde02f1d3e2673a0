import { expect, test } from 'vitest'
import { leading, standings } from './leading'
import { zone } from './samples'

const points = (values: number[], lead: 'ahead' | 'danger' = 'ahead') =>
  values.map((value, seat) => zone('points', seat, [], { kind: 'number', value, lead }))
const most = (values: number[], lead?: 'ahead' | 'danger') => [...leading(points(values, lead))]
const order = (values: number[], lead?: 'ahead' | 'danger') => standings(points(values, lead)).map(({ seat }) => seat)

test('whoever has the most is ahead, or in danger where points are bad', () => {
  expect(most([3, 9, 4])).toEqual([[1, 'ahead']])
  expect(most([3, 9, 4], 'danger')).toEqual([[1, 'danger']])
  expect(most([-3, -1])).toEqual([[1, 'ahead']])
})

test('several may share it, but where all have the same nobody is ahead', () => {
  expect(most([9, 9, 4]).map(([seat]) => seat)).toEqual([0, 1])
  expect(most([0, 0, 0])).toEqual([])
  expect(most([7])).toEqual([])
})

test('figures that do not say how people stand do not count', () => {
  const sum = zone('sum', 1, [], { kind: 'number', value: 50 })
  expect([...leading([...points([3, 2]), sum])]).toEqual([[0, 'ahead']])
  expect(standings([sum])).toEqual([])
})

test('the best stands first, and of equal ones who sits first', () => {
  expect(order([3, 9, 4, 9])).toEqual([1, 3, 2, 0])
  expect(order([3, 9, 4], 'danger')).toEqual([0, 2, 1])
})

test('who has not come half the way to what is lost by is not in danger yet', () => {
  const limited = (values: number[]) => points(values, 'danger').map((zone) => ({ ...zone, of: 21 }))
  expect([...leading(limited([2, 10, 4]))]).toEqual([])
  expect([...leading(limited([2, 11, 4]))]).toEqual([[1, 'danger']])
})
