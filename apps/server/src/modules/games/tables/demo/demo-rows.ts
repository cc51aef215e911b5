import { sha256 } from '#platform/crypto/hash.ts';
import type { HandActRow, HandRow, HandSeatRow } from '../rows.ts';
import type { DemoHand } from './demo-hand-schemas.ts';
import { demoTable } from './demo-tables.ts';

/** Rows that the views of the tables are made from; none of them is in the database. */
export function demoRow(demo: DemoHand, root: string, rake: bigint | null): HandRow {
  const { code, unit } = demoTable(demo.game);
  const dealt = new Date(demo.dealtAt);
  return {
    table_code: code,
    number: demo.number,
    id: demo.id,
    bill_no: '',
    button: demo.button,
    unit: unit.minor,
    chain_code: demo.game,
    chain: 0,
    link_index: 0,
    first_link: sha256(demo.link).toString('hex'),
    // No round of public randomness is waited for: nothing is at stake.
    beacon_chain: '',
    beacon_round: '0',
    beacon_at: dealt,
    named_at: dealt,
    randomness: demo.randomness,
    root,
    dealt_at: dealt,
    ended_at: demo.endedAt === null ? null : new Date(demo.endedAt),
    rake,
    cancelled_at: null,
  };
}

export function demoSeatRows(demo: DemoHand): HandSeatRow[] {
  return demo.stacks.map((stack, place) => ({
    table_code: demoTable(demo.game).code,
    hand: demo.number,
    seat: place + 1,
    shard_id: 0,
    member_id: '',
    seat_id: demoSeatId(place + 1),
    id: demo.id,
    stack: BigInt(stack),
  }));
}

export function demoActRows(demo: DemoHand): HandActRow[] {
  return demo.acts.map(({ seat, act, amount, cards, byClock, at }, place) => ({
    table_code: demoTable(demo.game).code,
    hand: demo.number,
    number: place + 1,
    seat,
    act,
    amount: amount === null ? null : BigInt(amount),
    cards,
    by_clock: byClock,
    at: new Date(at),
  }));
}

export function demoSeatId(seat: number): string {
  return `demo ${seat}`;
}
