// What the panel below a table offers, and what it waits for. How it says so is its components' business.
import { fitting, groups, keyOf, several, type Group } from './choosing'
import type { Table } from './table.svelte'
import type { Offer, Zone } from './wire'

export class Panel {
  readonly table: Table

  constructor(table: Table) {
    this.table = table
  }

  // What is asked.

  /** Windows: play does not wait for these. */
  readonly urgent = $derived.by(() => this.offers.filter(({ window }) => window))
  /** One has chosen, and others have not. */
  readonly settled = $derived.by(() => {
    const { ready, seat, behind, scene } = this.table
    return ready.includes(seat) && !behind && !scene
  })
  readonly chosen = $derived.by(() => this.table.chosen)
  /** What is laid may be talked about, until all say that they are ready. */
  readonly lays = $derived.by(() => !!this.table.view?.lays)
  readonly laid = $derived.by(() => this.lays && this.chosen.length > 0)
  readonly mine = $derived.by(() => this.table.myTurn || this.urgent.length > 0)
  readonly waits = $derived.by(() => (!this.mine || this.settled) && !this.table.result && !this.table.scene)

  // What can be done.

  readonly picking = $derived.by(() => this.table.picked.places.length > 0)
  /** With what is picked up. */
  readonly fits = $derived.by(() => fitting(this.table.picked, this.table.zones, this.table.ways))
  /** More can be picked up. */
  readonly more = $derived.by(() => this.picking && several(this.table.picked.zone, this.table.ways))
  readonly dice = $derived.by(() => this.table.zones.some((zone) => zone.kind === 'dice' && this.picks(zone)))
  private readonly grouped = $derived.by(() => groups(this.table.ways.buttons.filter(({ window }) => !window)))
  /** Of one's cards: a row of chips. */
  readonly strips = $derived.by(() => (this.settled ? [] : this.grouped.filter(({ by }) => by === 'card')))
  readonly buttons = $derived.by(() => this.grouped.filter(({ by }) => by !== 'card'))
  /** What one usually does comes first, and stands out from what ends it: passing, folding. */
  readonly usual = $derived.by(() =>
    this.fits.length || this.touched || this.strips.length
      ? undefined
      : this.buttons.flatMap((group) => group.offers).find(({ aside }) => !aside),
  )
  /** Calls: at any moment, with or without cause. */
  readonly calls = $derived.by(() => {
    const { view, offers } = this.table
    return (view?.calls ?? []).filter((token) => !offers.some((offer) => offer.token === token))
  })

  /** A zone of which something can be picked up. */
  readonly touched = $derived.by(() => this.table.zones.find((zone) => this.table.ways.items.has(keyOf(zone))))
  /** Cards of one's hand can be. */
  readonly ownHand = $derived.by(() =>
    this.table.zones.some((zone) => zone.seat === this.table.seat && this.table.ways.items.has(keyOf(zone))),
  )
  /** Chips or numbers to choose from, or cards to touch and several buttons: there is room for nothing else. */
  readonly full = $derived.by(
    () =>
      this.strips.length > 0 ||
      [...this.fitting, ...this.buttons].some(wide) ||
      (!!this.touched && this.buttons.length > FEW),
  )
  readonly fitting = $derived.by(() => groups(this.fits, 2))

  /** Of what may be forgotten nothing reminds. */
  get offers(): Offer[] {
    return this.table.offers.filter(({ quiet }) => !quiet)
  }

  /** Whether it is this zone of which something is picked up. */
  private picks(zone: Zone): boolean {
    return keyOf(zone) === this.table.picked.zone
  }

  act(token: string): void {
    void this.table.move(token, !this.lays)
  }
}

const FEW = 2 // buttons that stand in a line

/** Whether a group is a row of chips. */
export const wide = ({ by }: Group): boolean => by === 'card' || by === 'value'
