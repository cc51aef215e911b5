import type { Card } from '../../cards/card.ts';
import type { HandResult } from '../table-kind.ts';
import type { HoldemHand } from './hand.ts';
import { potsOf, type Pot } from './pots.ts';
import { rakeOf } from './rake.ts';
import { handOf } from './showdown.ts';

/** A pot as it was paid out: what each of its winners got of it, and the house. */
export interface PaidPot extends Pot {
  readonly rake: bigint;
  readonly winners: readonly { readonly seat: number; readonly amount: bigint }[];
}

/** The pots of a hand that is over. A pot that does not divide gives its odd units to the first winners from the left of the button. */
export function paidPots(hand: HoldemHand, pack: readonly Card[]): PaidPot[] {
  const { pots } = potsOf(hand);
  const rakes = rakeOf(hand, pots);
  return pots.map((pot, place) => {
    const rake = rakes[place] ?? 0n;
    const winners = winnersOf(hand, pot, pack);
    const count = BigInt(winners.length);
    const [share, odd] = [(pot.amount - rake) / count, (pot.amount - rake) % count];
    return {
      ...pot,
      rake,
      winners: winners.map((seat, index) => ({ seat, amount: share + (BigInt(index) < odd ? 1n : 0n) })),
    };
  });
}

/** What each seat put at risk and gets back, without what nobody called; null while the hand goes on. */
export function settleHand(hand: HoldemHand, pack: readonly Card[]): HandResult | null {
  if (hand.over === null) return null;
  const { uncalled } = potsOf(hand);
  const pots = paidPots(hand, pack);
  const won = (seat: number) =>
    pots
      .flatMap(({ winners }) => winners)
      .reduce((sum, one) => sum + (one.seat === seat ? one.amount : 0n), 0n);
  return {
    seats: hand.seats.map(({ seat, paid }) => ({
      seat,
      paid: paid - (uncalled?.seat === seat ? uncalled.amount : 0n),
      returned: won(seat),
    })),
    rake: pots.reduce((sum, { rake }) => sum + rake, 0n),
  };
}

/** In the order from the left of the button, which is the order of the hand's seats. */
function winnersOf(hand: HoldemHand, { seats }: Pot, pack: readonly Card[]): readonly number[] {
  if (seats.length < 2 || hand.over === 'folded') return seats;
  const scored = seats.map((seat) => ({ seat, score: handOf(hand, seat, pack).score }));
  const best = Math.max(...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score === best).map(({ seat }) => seat);
}
