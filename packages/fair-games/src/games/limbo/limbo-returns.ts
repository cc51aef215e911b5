import { Fraction } from '@fairway/money';
import { returnsOf, type Returns } from '../../chance/returns.ts';
import { two32 } from '../../fairness/stream.ts';
import { casesAtOrAbove } from './limbo-point.ts';
import type { LimboBet } from './play-limbo.ts';

/** Over all 2^32 values that the point is made of; the same for a target in the shared crash. */
export function limboReturns({ target }: LimboBet): Returns {
  const count = casesAtOrAbove(target);
  return returnsOf([
    { multiplier: Fraction.scaled(BigInt(target), 2), count },
    { multiplier: Fraction.ZERO, count: BigInt(two32) - count },
  ]);
}
