import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depositTiers, inviteSteps, signPrizes, superGiftTiers } from './figures.ts';
import { nextStep, stepsReached } from './steps.ts';
import { areTiers, bonusOf, tierOf, type Tiers } from './tier.ts';

describe('deposit tiers', () => {
  it.each([
    [99_99n, 0n],
    [100_00n, 20_00n],
    [100_04n, 20_00n], // 20.008
    [999_99n, 199_99n], // 199.998
    [1_000_00n, 250_00n],
    [4_999_99n, 1_249_99n],
    [5_000_00n, 1_500_00n],
    [6_666_66n, 1_999_99n],
    [6_666_67n, 2_000_00n],
    [1_000_000_00n, 2_000_00n],
  ])('give for %s: %s', (amount, bonus) => {
    expect(bonusOf(depositTiers, amount)).toBe(bonus);
  });

  it('never give less for more', () => {
    const amount = fc.bigInt({ min: 0n, max: 20_000_00n });
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(bonusOf(depositTiers, less) <= bonusOf(depositTiers, more)).toBe(true);
      }),
    );
  });

  it('are tiers where they rise and give', () => {
    const [first, second] = depositTiers.tiers;
    if (!first || !second) throw new Error('two tiers');
    expect([depositTiers, superGiftTiers].map(areTiers)).toEqual([true, true]);
    const wrong: Tiers[] = [
      { tiers: [] },
      { tiers: [second, first] },
      { tiers: [first, first] },
      { tiers: [{ ...first, least: 0n }] },
      { tiers: [{ ...first, bonus: { percent: 0 } }] },
      { tiers: [{ ...first, bonus: { percent: 12.5 } }] },
      { tiers: [{ ...first, bonus: { amount: 0n } }] },
      { tiers: [first], most: 0n },
    ];
    expect(wrong.filter(areTiers)).toEqual([]);
    expect(tierOf(superGiftTiers, 4_999_99n)).toEqual(superGiftTiers.tiers[0]);
  });
});

it('pays steps one by one, each once', () => {
  expect(stepsReached(inviteSteps, 4).map(({ prize }) => prize)).toEqual([18_00n, 38_00n]);
  expect(stepsReached(inviteSteps, 0)).toEqual([]);
  expect(nextStep(inviteSteps, 4)).toEqual({ least: 5, prize: 68_00n });
  expect(nextStep(inviteSteps, 20)).toBeUndefined();
  // 1 + 1 + 2 + 2 + 3 + 3 + 5
  expect(signPrizes.reduce((sum, prize) => sum + prize, 0n)).toBe(17_00n);
});
