import type { Card } from '../../cards/card.ts';
import type { HandResult, SeatResult } from '../table-kind.ts';
import { bullHand, compareBulls } from './bull-hand.ts';
import { cardsOf, type NiuniuHand } from './niuniu-hand.ts';

/** Percent of what a seat has won in the end, cut to minor units. */
export const niuniuRakePercent = 5n;

/** What one seat owes the banker, or the banker owes it. */
export interface BullDue {
  readonly seat: number;
  readonly wins: boolean;
  /** Base x bid (0 as 1) x bet x the winner's multiple. */
  readonly due: bigint;
  /** What of it was there to be paid. */
  readonly paid: bigint;
}

/**
 * Losers pay the banker first, each no more than its stack. The banker pays from what it has then, the strongest hand first, and nobody beyond it.
 */
export function bullDues(hand: NiuniuHand, pack: readonly Card[]): BullDue[] {
  const bank = hand.seats.find(({ seat }) => seat === hand.banker);
  if (!bank) return [];
  const bankCards = cardsOf(hand, bank.seat, pack);
  const others = hand.seats
    .filter(({ seat }) => seat !== bank.seat)
    .map(({ seat, bet, stack }) => {
      const cards = cardsOf(hand, seat, pack);
      const wins = compareBulls(cards, bankCards) > 0;
      const { multiple } = bullHand(wins ? cards : bankCards);
      const factor = Math.max(1, bank.bid ?? 0) * (bet ?? 1) * multiple;
      return { seat, stack, cards, wins, due: hand.unit * BigInt(factor) };
    });
  let left = bank.stack;
  const dues: BullDue[] = [];
  const settle = ({ seat, wins, due }: (typeof others)[number], bound: bigint) => {
    const paid = due < bound ? due : bound;
    left += wins ? -paid : paid;
    dues.push({ seat, wins, due, paid });
  };
  for (const loser of others.filter(({ wins }) => !wins)) settle(loser, loser.stack);
  const winners = others
    .filter(({ wins }) => wins)
    .toSorted((one, other) => compareBulls(other.cards, one.cards));
  for (const winner of winners) settle(winner, left);
  return dues;
}

/** What each seat lost, or won less the rake on its net win. Null while the hand goes on. */
export function settleNiuniu(hand: NiuniuHand, pack: readonly Card[]): HandResult | null {
  if (hand.phase !== 'over') return null;
  const dues = bullDues(hand, pack);
  const bankNet = dues.reduce((sum, { wins, paid }) => sum + (wins ? -paid : paid), 0n);
  let rake = 0n;
  const seats = hand.seats.map(({ seat }): SeatResult => {
    const due = dues.find((one) => one.seat === seat);
    const net = due ? (due.wins ? due.paid : -due.paid) : bankNet;
    if (net <= 0n) return { seat, paid: -net, returned: 0n };
    const kept = (net * niuniuRakePercent) / 100n;
    rake += kept;
    return { seat, paid: 0n, returned: net - kept };
  });
  return { seats, rake };
}
