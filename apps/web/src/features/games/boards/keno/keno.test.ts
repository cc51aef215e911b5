import { describe, expect, it } from 'vitest';
import { kenoNumbers, paysOf, quickPick, toggled } from './keno-bet.ts';

describe('the numbers of keno', () => {
  it('are added in order, taken out again, never more than ten, never none', () => {
    expect(toggled([3, 9], 5)).toEqual([3, 5, 9]);
    expect(toggled([3, 5, 9], 5)).toEqual([3, 9]);
    const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    expect(toggled(ten, 11)).toEqual(ten);
    expect(toggled(ten, 10)).toHaveLength(9);
    expect(toggled([7], 7)).toEqual([]);
  });

  it('are different ones of 1 to 40 in a quick pick', () => {
    for (const part of [0, 0.37, 0.999]) {
      const picked = quickPick(10, (bound) => Math.floor(bound * part));
      expect(new Set(picked).size).toBe(10);
      expect(picked.every((number) => kenoNumbers.includes(number))).toBe(true);
    }
    expect(quickPick(3, () => 0)).toEqual([1, 2, 3]);
    expect(quickPick(3, (bound) => bound - 1)).toEqual([38, 39, 40]);
  });

  it('pay from the first number of hits on', () => {
    expect(paysOf(5)).toEqual([
      { hits: 2, paid: '1.6' },
      { hits: 3, paid: '3.5' },
      { hits: 4, paid: '18' },
      { hits: 5, paid: '250' },
    ]);
  });
});
