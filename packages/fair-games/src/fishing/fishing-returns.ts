import { Fraction } from '@fairway/money';
import { returnsOfChances, type Returns } from '../chance/returns.ts';
import { two32 } from '../fairness/stream.ts';
import { awardWeights, fishKinds, type FishCode } from './fish-kinds.ts';
import { hitThreshold } from './judge-shot.ts';

/** What a shot that touches a fish of this kind returns for a stake of 1, over all its numbers, exact. */
export function fishReturns(code: FishCode): Returns {
  const { multiple, awards = [{ multiple, weight: awardWeights }] } = fishKinds[code];
  const hit = Fraction.of(BigInt(hitThreshold(multiple)), BigInt(two32));
  return returnsOfChances([
    { multiplier: Fraction.ZERO, chance: Fraction.ONE.sub(hit) },
    ...awards.map((award) => ({
      multiplier: Fraction.of(BigInt(award.multiple)),
      chance: hit.mul(Fraction.of(BigInt(award.weight), BigInt(awardWeights))),
    })),
  ]);
}
