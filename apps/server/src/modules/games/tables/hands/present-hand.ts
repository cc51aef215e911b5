import type { ShownCard, TableHand } from '@fairway/contract/tables/schemas.ts';
import {
  boardCards,
  boardPlaces,
  handOf,
  holdem,
  holePlaces,
  paidPots,
  potsOf,
  shownSeats,
} from '@fairway/fair-games';
import { formatMoney, money } from '@fairway/money';
import { houseMemberTable } from '../house-member-tables.ts';
import type { HandRow, SittingRow } from '../rows.ts';
import type { SecretPack } from '../secret-pack.ts';
import { turnSince, type ReadHand } from './read-hand.ts';
import { turnClock } from './turn-clock.ts';

/**
 * A hand as everybody may see it: of the pack only what lies open. `pack` is null where it is not dealt, or given up: then no card is shown.
 * `sittings` say how much time the present turn has.
 */
export function presentHand(
  read: ReadHand,
  pack: SecretPack | null,
  sittings: readonly SittingRow[],
): TableHand {
  const { row, acts, hand } = read;
  const { currency } = houseMemberTable(row.table_code);
  const text = (minor: bigint) => formatMoney(money(currency, minor));
  const lies = pack !== null && row.cancelled_at === null;
  const result = lies && row.ended_at ? holdem.result(hand, pack.cards) : null;
  const shown = lies ? shownSeats(hand, pack.cards) : [];
  const pots = result && pack ? paidPots(hand, pack.cards) : [];
  return {
    number: row.number,
    state: stateOf(row),
    button: row.button,
    unit: text(row.unit),
    street: hand.street,
    board: lies ? cardsAt(pack, boardPlaces(hand, boardCards[hand.street])) : [],
    seats: hand.seats.map((seat) => {
      const last = acts.findLast((act) => act.seat === seat.seat);
      const isShown = lies && shown.includes(seat.seat);
      const back = result?.seats.find((one) => one.seat === seat.seat)?.returned;
      return {
        seat: seat.seat,
        stack: text(seat.stack),
        bet: text(seat.bet),
        paid: text(seat.paid),
        state: seat.folded ? ('folded' as const) : seat.stack === 0n ? ('allIn' as const) : ('in' as const),
        lastAct: last
          ? { act: last.act, to: last.amount === null ? null : text(last.amount), byClock: last.by_clock }
          : null,
        cards: isShown ? cardsAt(pack, holePlaces(hand, seat.seat)) : [],
        rank: isShown ? handOf(hand, seat.seat, pack.cards).rank : null,
        returned: back === undefined ? null : text(back),
      };
    }),
    pots: result
      ? pots.map(({ amount, seats, winners }) => ({
          amount: text(amount),
          seats: [...seats],
          winners: winners.map((one) => ({ seat: one.seat, amount: text(one.amount) })),
        }))
      : potsOf({ seats: hand.seats.map((seat) => ({ ...seat, paid: seat.paid - seat.bet })) }).pots.map(
          ({ amount, seats }) => ({ amount: text(amount), seats: [...seats], winners: [] }),
        ),
    pot: text(hand.seats.reduce((sum, { paid }) => sum + paid, 0n)),
    rake: row.rake === null ? null : text(row.rake),
    turn: turnOf(read, sittings),
    acts: acts.length,
    endedAt: (row.ended_at ?? row.cancelled_at)?.toISOString() ?? null,
    proof: {
      firstLink: row.first_link,
      linkIndex: row.link_index,
      beacon: {
        chain: row.beacon_chain,
        round: Number(row.beacon_round),
        at: row.beacon_at.toISOString(),
      },
      randomness: row.randomness,
      root: row.root,
    },
  };
}

export function stateOf(row: HandRow): TableHand['state'] {
  if (row.cancelled_at) return 'cancelled';
  if (row.ended_at) return 'over';
  return row.dealt_at ? 'playing' : 'waiting';
}

function turnOf(read: ReadHand, sittings: readonly SittingRow[]): TableHand['turn'] {
  const { turn } = read.hand;
  const since = turnSince(read);
  if (stateOf(read.row) !== 'playing' || turn === null || !since) return null;
  const bank = sittings.find(({ seat }) => seat === turn)?.bank ?? 0;
  const { bankFrom, until } = turnClock(since, bank);
  return {
    seat: turn,
    since: since.toISOString(),
    bankFrom: bankFrom.toISOString(),
    until: until.toISOString(),
  };
}

function cardsAt({ salted }: SecretPack, places: readonly number[]): ShownCard[] {
  return places.flatMap((place) => salted.cards[place] ?? []);
}
