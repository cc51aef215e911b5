import { FairGamesError } from '../../fair-games-error.ts';
import { readRecord, readWhole } from '../../games/read-input.ts';
import type { HandStart, TableAct, TableKind } from '../table-kind.ts';
import { placesOf, seenPlaces, type NiuniuHand, type NiuniuSeat } from './niuniu-hand.ts';
import { settleNiuniu } from './settle-niuniu.ts';

const mostBid = 4;
const mostBet = 4;
/** The most that a hand multiplies by. */
const mostMultiple = 8n;

/** The first seat to the left of the button is dealt first. */
function beginNiuniu({ seats, button, unit }: HandStart): NiuniuHand {
  const from = seats.findIndex(({ seat }) => seat === button) + 1;
  const order = [...seats.slice(from), ...seats.slice(0, from)];
  return {
    phase: 'bidding',
    unit,
    seats: order.map(({ seat, stack }) => ({ seat, stack, bid: null, bet: null })),
    banker: null,
  };
}

/**
 * The highest bid that a seat's stack covers whatever comes: as banker it would owe the bid times every other's highest bet and hand. 1 is always
 * free, since a bank that nobody wants is worth as much.
 */
export function highestBid({ unit, seats }: NiuniuHand, seat: number): number {
  const stack = seats.find((one) => one.seat === seat)?.stack ?? 0n;
  const each = unit * BigInt(mostBet) * mostMultiple * BigInt(seats.length - 1);
  for (let bid = mostBid; bid > 1; bid -= 1) if (each * BigInt(bid) <= stack) return bid;
  return 1;
}

/**
 * All bid at once, `bid` with `times` 0 to 4, no more than the stack covers; the highest is banker, of equal ones the first from the left of the button. Then all others bet at
 * once, `bet` with `times` 1 to 4, and the cards are open. Throws `actNotAllowed`, `badAct`.
 */
function actInNiuniu(hand: NiuniuHand, seat: number, act: TableAct): NiuniuHand {
  if (!turnOf(hand).includes(seat)) throw new FairGamesError('actNotAllowed', 'not this seat’s turn');
  const isBid = hand.phase === 'bidding';
  if (act.act !== (isBid ? 'bid' : 'bet'))
    throw new FairGamesError(
      act.act === 'bid' || act.act === 'bet' ? 'actNotAllowed' : 'badAct',
      `no ${act.act} now`,
    );
  const { times: given } = readRecord(act, ['act', 'times'], 'badAct');
  const times = readWhole(given, isBid ? 0 : 1, isBid ? mostBid : mostBet, 'badAct');
  if (isBid && times > highestBid(hand, seat))
    throw new FairGamesError('actNotAllowed', 'a bid that the stack does not cover');
  const seats = hand.seats.map((one) =>
    one.seat === seat ? { ...one, ...(isBid ? { bid: times } : { bet: times }) } : one,
  );
  const next = { ...hand, seats };
  if (turnOf(next).length > 0) return next;
  return isBid ? { ...next, phase: 'betting', banker: bankerOf(seats) } : { ...next, phase: 'over' };
}

function bankerOf(seats: readonly NiuniuSeat[]): number | null {
  const most = Math.max(...seats.map(({ bid }) => bid ?? 0));
  return seats.find(({ bid }) => (bid ?? 0) === most)?.seat ?? null;
}

function turnOf({ phase, seats, banker }: NiuniuHand): number[] {
  const waits = seats.filter(
    ({ seat, bid, bet }) =>
      (phase === 'bidding' && bid === null) || (phase === 'betting' && seat !== banker && bet === null),
  );
  return waits.map(({ seat }) => seat);
}

/** 抢庄牛牛 for two to five, with four cards seen before the bids. */
export const niuniu: TableKind<NiuniuHand> = {
  code: 'niuniu',
  pack: 52,
  seats: { least: 2, most: 5 },
  begin: beginNiuniu,
  act: actInNiuniu,
  turn: turnOf,
  absent: ({ phase }) => (phase === 'bidding' ? { act: 'bid', times: 0 } : { act: 'bet', times: 1 }),
  ownPlaces: seenPlaces,
  openPlaces: (hand) => (hand.phase === 'over' ? hand.seats.flatMap(({ seat }) => placesOf(hand, seat)) : []),
  result: settleNiuniu,
};
