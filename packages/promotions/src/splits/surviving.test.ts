import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickOutcome, roundsSurvived, settleSurviving, type Survivor } from './surviving.ts';

describe('a pick of a round', () => {
  it('stays in by a win alone; a draw is out, a match that was not played takes nobody out', () => {
    expect(pickOutcome('home', { home: 2, away: 1 })).toBe('in');
    expect(pickOutcome('away', { home: 2, away: 1 })).toBe('out');
    expect(pickOutcome('away', { home: 0, away: 1 })).toBe('in');
    expect(pickOutcome('home', { home: 1, away: 1 })).toBe('out');
    expect(pickOutcome('away', { home: 1, away: 1 })).toBe('out');
    expect(pickOutcome('home', null)).toBe('in');
  });

  it('counts until the first round that took the member out, whatever came later', () => {
    expect(roundsSurvived({ outcomes: [] })).toBe(0);
    expect(roundsSurvived({ outcomes: ['in', 'in'] })).toBe(2);
    expect(roundsSurvived({ outcomes: ['in', 'out', 'in'] })).toBe(1);
  });
});

describe('the pot of the survivors', () => {
  it('goes in equal shares to those who are in at the end, the spare fen to the first', () => {
    const members: Survivor[] = [
      { id: 'out', outcomes: ['in', 'out', 'out'] },
      { id: 'a', outcomes: ['in', 'in', 'in'] },
      { id: 'b', outcomes: ['in', 'in', 'in'] },
      { id: 'c', outcomes: ['in', 'in', 'in'] },
    ];
    // 100.00 among three: 33.34, 33.33, 33.33.
    expect(settleSurviving(100_00n, members)).toEqual({
      rounds: 3,
      paid: [
        { id: 'a', amount: 33_34n },
        { id: 'b', amount: 33_33n },
        { id: 'c', amount: 33_33n },
      ],
    });
  });

  it('goes to those who went out last where nobody is in, and to nobody without members', () => {
    const members: Survivor[] = [
      { id: 'first', outcomes: ['out', 'out'] },
      { id: 'last', outcomes: ['in', 'out'] },
    ];
    expect(settleSurviving(50_00n, members)).toEqual({ rounds: 1, paid: [{ id: 'last', amount: 50_00n }] });
    expect(settleSurviving(50_00n, [])).toEqual({ rounds: 0, paid: [] });
  });

  it('is paid to the fen', () => {
    const outcome = fc.constantFrom<'in' | 'out'>('in', 'in', 'out');
    const member = fc.array(outcome, { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 9n), fc.array(member, { minLength: 1, maxLength: 9 }), (pot, all) => {
        const members = all.map((outcomes, index) => ({ id: String(index), outcomes }));
        const { paid } = settleSurviving(pot, members);
        expect(paid.reduce((sum, { amount }) => sum + amount, 0n)).toBe(pot);
      }),
    );
  });
});
