import { Fraction } from '@fairway/money';
import { returnsOfChances, type LikelyResult, type Returns } from '../../chance/returns.ts';
import { BestPlay } from './best-play.ts';
import { cardChances, dealerTotals, naturalChance, type TotalChances } from './dealer-totals.ts';
import { emptyHand, totalOf, withPips, type Hand } from './hand.ts';
import { handReturn } from './play-blackjack.ts';

/** How one played hand ends: its total, its stake, and the chance. */
interface HandEnd {
  readonly total: number;
  readonly stake: 1 | 2;
  readonly chance: Fraction;
}

/**
 * Over all deals, each played best. What a double or a split adds to the stake is taken off what it returns, so that the figure is 1 and
 * the net win for a first stake of 1, as the trade states it.
 */
export function blackjackReturns(): Returns {
  const results: LikelyResult[] = [];
  const add = (net: Fraction, chance: Fraction) =>
    results.push({ multiplier: Fraction.ONE.add(net), chance });
  for (const up of cardChances) {
    const dealer = dealerTotals(up.value);
    const natural = naturalChance(up.value);
    const play = new BestPlay(dealer);
    for (const first of cardChances)
      for (const second of cardChances) {
        const chance = up.chance.mul(first.chance).mul(second.chance);
        const hand = withPips(withPips(emptyHand, first.value), second.value);
        const without = chance.mul(Fraction.ONE.sub(natural));
        if (totalOf(hand) === 21) {
          add(Fraction.ZERO, chance.mul(natural));
          add(Fraction.of(3n, 2n), without);
          continue;
        }
        add(Fraction.of(-1n), chance.mul(natural));
        for (const { net, share } of playedBest(
          play,
          dealer,
          hand,
          first.value === second.value ? first.value : undefined,
        ))
          add(Fraction.of(BigInt(net)), without.mul(share));
      }
  }
  return returnsOfChances(results);
}

/** Net wins of two cards and their chances. Tens of different rank cannot be split, but no ten is split when played best. */
function playedBest(
  play: BestPlay,
  dealer: TotalChances,
  hand: Hand,
  pair: number | undefined,
): { net: number; share: Fraction }[] {
  const decision = play.decide(hand, { double: true, splitPips: pair });
  const ends = decision === 'split' ? splitEnds(play, pair ?? 0) : handEnds(play, hand, true);
  const nets = new Map<number, Fraction>();
  const count = (net: number, chance: Fraction) =>
    nets.set(net, (nets.get(net) ?? Fraction.ZERO).add(chance));
  for (const [total, chance] of dealer) {
    const one = netsAgainst(ends, total);
    if (decision !== 'split') for (const [net, share] of one) count(net, chance.mul(share));
    else
      for (const [left, share] of one)
        for (const [right, other] of one) count(left + right, chance.mul(share).mul(other));
  }
  return [...nets].map(([net, share]) => ({ net, share }));
}

function netsAgainst(ends: readonly HandEnd[], dealer: number): Map<number, Fraction> {
  const nets = new Map<number, Fraction>();
  for (const { total, stake, chance } of ends) {
    const net = stake * (handReturn(total, dealer) - 1);
    nets.set(net, (nets.get(net) ?? Fraction.ZERO).add(chance));
  }
  return nets;
}

/** One of the two hands of a split. */
function splitEnds(play: BestPlay, pips: number): HandEnd[] {
  return cardChances.flatMap(({ value, chance }) => {
    const hand = withPips(withPips(emptyHand, pips), value);
    const ends: HandEnd[] =
      pips === 1 ? [{ total: totalOf(hand), stake: 1, chance: Fraction.ONE }] : handEnds(play, hand, true);
    return ends.map((end) => ({ ...end, chance: end.chance.mul(chance) }));
  });
}

function handEnds(play: BestPlay, hand: Hand, mayDouble: boolean): HandEnd[] {
  const total = totalOf(hand);
  if (total >= 21) return [{ total: Math.min(total, 22), stake: 1, chance: Fraction.ONE }];
  const decision = play.decide(hand, { double: mayDouble, splitPips: undefined });
  if (decision === 'stand') return [{ total, stake: 1, chance: Fraction.ONE }];
  const ends = new Map<string, HandEnd>();
  for (const { value, chance } of cardChances) {
    const next = withPips(hand, value);
    const after: HandEnd[] =
      decision === 'double'
        ? [{ total: Math.min(totalOf(next), 22), stake: 2, chance: Fraction.ONE }]
        : handEnds(play, next, false);
    for (const end of after) {
      const key = `${end.total} ${end.stake}`;
      const known = ends.get(key)?.chance ?? Fraction.ZERO;
      ends.set(key, { ...end, chance: known.add(end.chance.mul(chance)) });
    }
  }
  return [...ends.values()];
}
