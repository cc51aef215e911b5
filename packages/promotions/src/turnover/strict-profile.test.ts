import { describe, expect, it } from 'vitest';
import { playCategories, type PlayCategory } from '../play-category.ts';
import { depositTiers } from '../tiers/figures.ts';
import { strictFaults, type JudgedOffer } from './strict-profile.ts';

const weighing = (...counted: PlayCategory[]) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every category is given a weight
  Object.fromEntries(
    playCategories.map((category) => [category, counted.includes(category) ? 100 : 0]),
  ) as Record<PlayCategory, number>;
const offer: JudgedOffer = {
  turnover: { depositTimes: 0, timesPercent: 1_000, weights: weighing('ty', 'dj') },
  bonus: depositTiers,
  actCategories: [],
  rewardsLosses: false,
  isOptIn: true,
};
const faults = (of: Partial<JudgedOffer>) => strictFaults({ ...offer, ...of }).map(({ fault }) => fault);

describe('the profile strict', () => {
  it('asks for ten times the bonus at most, at every tier', () => {
    expect(strictFaults(offer)).toEqual([]);
    const more = { ...offer.turnover, timesPercent: 1_001 };
    expect(strictFaults({ ...offer, turnover: more })).toHaveLength(5);
    expect(strictFaults({ ...offer, turnover: more, bonus: 18_00n })).toEqual([
      { fault: 'overTenTimes', at: 0n },
    ]);
  });

  it('judges a deposit that counts where its bonus is smallest beside it', () => {
    // 100.00 and 20 %: (100.00 + 20.00) x 1 is six times the bonus, and less from 1,000.00 on.
    const once = { ...offer.turnover, depositTimes: 1, timesPercent: 100 };
    expect(faults({ turnover: once })).toEqual(['noMostDeposit']);
    expect(faults({ turnover: once, mostDeposit: 18_000_00n })).toEqual([]);
    // Over the cap of 2,000.00 the ratio rises: at 18,000.01 it is more than ten.
    expect(strictFaults({ ...offer, turnover: once, mostDeposit: 18_000_01n })).toEqual([
      { fault: 'overTenTimes', at: 18_000_01n },
    ]);
  });

  it('keeps act and bonus in one product, or leaves the choice of all', () => {
    const { turnover } = offer;
    expect(faults({ actCategories: ['ty'] })).toEqual([]);
    expect(faults({ actCategories: ['dz'] })).toEqual(['twoProducts']);
    expect(faults({ turnover: { ...turnover, weights: weighing('zr', 'dz', 'by', 'qp') } })).toEqual([]);
    expect(faults({ turnover: { ...turnover, weights: weighing('ty', 'cp') } })).toEqual(['twoProducts']);
    const free = { ...turnover, weights: weighing(...playCategories) };
    expect(faults({ turnover: free })).toEqual([]);
    expect(faults({ turnover: free, actCategories: playCategories })).toEqual([]);
    expect(faults({ turnover: free, actCategories: ['ty'] })).toEqual(['twoProducts']);
    // Without turnover only the act counts.
    expect(faults({ turnover: { ...free, timesPercent: 0 }, actCategories: ['cp'] })).toEqual([]);
    expect(faults({ turnover: { ...free, timesPercent: 0 }, actCategories: ['cp', 'ty'] })).toEqual([
      'twoProducts',
    ]);
  });

  it('pays for no losses and signs up nobody', () => {
    expect(faults({ rewardsLosses: true, isOptIn: false })).toEqual(['rewardsLosses', 'notOptIn']);
  });
});
