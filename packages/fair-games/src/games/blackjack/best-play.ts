import { Fraction } from '@fairway/money';
import { once } from '../../chance/once.ts';
import { cardChances, type TotalChances } from './dealer-totals.ts';
import { emptyHand, handKey, totalOf, withPips, type Hand } from './hand.ts';
import { handReturn } from './play-blackjack.ts';

export type Decision = 'hit' | 'stand' | 'double' | 'split';

/** The best play against one dealer card, by dynamic programming on totals: the shoe never runs out, so only they count. */
export class BestPlay {
  private readonly dealer: TotalChances;

  constructor(dealer: TotalChances) {
    this.dealer = dealer;
  }

  /** The hand's best decision: what it wins on average for a stake of 1 decides. */
  decide(hand: Hand, may: { double: boolean; splitPips: number | undefined }): Decision {
    let best: { decision: Decision; worth: Fraction } = { decision: 'stand', worth: this.stand(hand) };
    const consider = (decision: Decision, worth: Fraction) => {
      if (worth.compare(best.worth) > 0) best = { decision, worth };
    };
    if (totalOf(hand) < 21) consider('hit', this.hit(hand));
    if (may.double && totalOf(hand) < 21) consider('double', this.double(hand));
    if (may.splitPips !== undefined) consider('split', this.split(may.splitPips));
    return best.decision;
  }

  /** Net win when no card is taken. */
  private readonly stand = once(totalOf, (hand: Hand): Fraction => {
    let worth = Fraction.ZERO;
    for (const [total, chance] of this.dealer)
      worth = worth.add(chance.mul(Fraction.of(BigInt(handReturn(totalOf(hand), total) - 1))));
    return worth;
  });

  /** Net win of a hand that may be hit or stood on as often as wanted. */
  private readonly worth = once(handKey, (hand: Hand): Fraction => {
    const stand = this.stand(hand);
    if (totalOf(hand) >= 21) return stand;
    const hit = this.hit(hand);
    return hit.compare(stand) > 0 ? hit : stand;
  });

  private readonly hit = once(handKey, (hand: Hand): Fraction =>
    average((value) => this.worth(withPips(hand, value))),
  );

  private readonly double = once(handKey, (hand: Hand): Fraction =>
    average((value) => this.stand(withPips(hand, value))).mul(Fraction.of(2n)),
  );

  private split(pips: number): Fraction {
    const start = withPips(emptyHand, pips);
    const one = average((value) => {
      const hand = withPips(start, value);
      if (pips === 1 || totalOf(hand) === 21) return this.stand(hand);
      const [play, double] = [this.worth(hand), this.double(hand)];
      return double.compare(play) > 0 ? double : play;
    });
    return one.mul(Fraction.of(2n));
  }
}

function average(worth: (value: number) => Fraction): Fraction {
  return cardChances.reduce((sum, { value, chance }) => sum.add(chance.mul(worth(value))), Fraction.ZERO);
}
