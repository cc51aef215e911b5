import type { Card } from '../../cards/card.ts';
import type { HandResult } from '../table-kind.ts';
import type { DoudizhuHand } from './doudizhu-hand.ts';

/** Percent of what a seat has won, cut to minor units. */
export const doudizhuRakePercent = 5n;
/** The most that bid and doubles multiply the base by for each farmer. */
const doudizhuCap = 64;

/** Whether, in a hand that is over, the farmers played nothing or the landlord only the first play. */
export function isSpring({ phase, seats, landlord }: DoudizhuHand): boolean {
  const lord = landlord === null ? undefined : seats[landlord];
  if (phase !== 'over' || !lord) return false;
  return lord.plays === 1 || !seats.some((seat) => seat !== lord && seat.plays > 0);
}

/** Bid x 2 for each bomb and rocket x 2 for a spring, 64 at most; as far as it is known while the hand goes on. */
export function doudizhuFactor(hand: DoudizhuHand): number {
  const { seats, landlord, bombs } = hand;
  const lord = landlord === null ? undefined : seats[landlord];
  return Math.min(doudizhuCap, (lord?.bid ?? 0) * 2 ** (bombs + Number(isSpring(hand))));
}

/**
 * The landlord against both farmers: each farmer pays or is paid base x factor, nobody more than a stack. A landlord whose stack is not
 * enough pays both alike, the odd unit to the farmer who is next. Null while the hand goes on.
 */
export function settleDoudizhu(hand: DoudizhuHand, _pack: readonly Card[]): HandResult | null {
  if (hand.phase !== 'over') return null;
  const nets = netsOf(hand);
  let rake = 0n;
  const seats = hand.seats.map(({ seat }, index) => {
    const net = nets[index] ?? 0n;
    if (net <= 0n) return { seat, paid: -net, returned: 0n };
    const kept = (net * doudizhuRakePercent) / 100n;
    rake += kept;
    return { seat, paid: 0n, returned: net - kept };
  });
  return { seats, rake };
}

function netsOf(hand: DoudizhuHand): bigint[] {
  const { seats, landlord, last, unit } = hand;
  const lord = landlord === null ? undefined : seats[landlord];
  if (landlord === null || !lord) return seats.map(() => 0n);
  const due = unit * BigInt(doudizhuFactor(hand));
  if (last?.by === landlord) {
    const paid = seats.map(({ stack }, index) => (index === landlord ? 0n : least(due, stack)));
    const all = paid.reduce((sum, one) => sum + one, 0n);
    return paid.map((one, index) => (index === landlord ? all : -one));
  }
  const all = least(due * 2n, lord.stack);
  const next = (landlord + 1) % seats.length;
  return seats.map((_, index) => {
    if (index === landlord) return -all;
    return index === next ? all - all / 2n : all / 2n;
  });
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
