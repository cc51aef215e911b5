import type { TableActName } from '@fairway/contract/tables/codes.ts';
import type { OwnSeat, ShownCard, TableHand } from '@fairway/contract/tables/schemas.ts';
import type { Card, HandResult, SeatResult, TableKind } from '@fairway/fair-games';
import type { HandActRow } from '../rows.ts';

/** What an act comes with; `to` is an amount of money. */
export type ActDetail = 'to' | 'times' | 'points' | 'cards';

/** By act what it comes with, null where with nothing; acts of other games are missing. */
export type ActDetails = Readonly<Partial<Record<TableActName, ActDetail | null>>>;

type Turn = NonNullable<Extract<TableHand, { game: 'holdem' }>['turn']>;
type Common = Pick<TableHand, 'number' | 'state' | 'button' | 'unit' | 'rake' | 'acts' | 'endedAt' | 'proof'>;

/** What a game needs to show a hand: the part that all hands have, and of the pack what may lie open. */
export interface HandView {
  readonly common: Common;
  /** Whether cards lie at all: not before the deal, and not of a hand that was given up. */
  readonly lies: boolean;
  readonly isOver: boolean;
  readonly acts: readonly HandActRow[];
  /** Every seat that is to act, with its clock. */
  readonly turns: readonly Turn[];
  /** Empty where no card lies. */
  readonly cardsAt: (places: readonly number[]) => ShownCard[];
  readonly text: (minor: bigint) => string;
}

/** A game between members as the tables run it: its rules, and how its hands are kept, shown and settled. */
export interface TableGame<Hand> {
  readonly kind: TableKind<Hand>;
  readonly details: ActDetails;
  /** Percent, and the most of a hand in units where there is one. */
  readonly rake: { readonly percent: bigint; readonly cap: bigint | null };
  /** Units below which a seat is dealt no hand; null where anything is enough. */
  readonly leastUnits: bigint | null;
  /**
   * How many acts there were when the present choice began: its clock runs from the last of them, and an act made at any later number is
   * still to the point. All that there are where one seat acts at a time.
   */
  choiceFrom(hand: Hand, acts: number): number;
  show(hand: Hand, pack: readonly Card[], view: HandView): TableHand;
  /** What a seat may do whose turn it is. */
  options(hand: Hand, seat: number, text: HandView['text']): OwnSeat['options'];
  /** What a seat has chosen that nobody else may see yet. */
  chosen(hand: Hand, seat: number): number | null;
  /** What a seat put at risk and got back, as its rows, its turnover and its limits count it. */
  counted(result: SeatResult): SeatResult;
}

/**
 * A game that pays by difference has no pot: who loses put in what was lost, who wins as much as was won, and gets both back. So both
 * sides of an even bet count alike; what comes back with the rake is still what was put in.
 */
export function evenBet({ seat, paid, returned }: SeatResult): SeatResult {
  return { seat, paid: paid + returned, returned: 2n * returned };
}

/** What a game that pays by difference brought a seat. */
export function outcomeOf(
  result: HandResult | null,
  seat: number,
  text: HandView['text'],
): { won: string; lost: string } | null {
  const own = result?.seats.find((one) => one.seat === seat);
  return own ? { won: text(own.returned), lost: text(own.paid) } : null;
}
