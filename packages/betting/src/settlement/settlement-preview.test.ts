import { describe, expect, it } from 'vitest';
import { handicapPreview, settlementPreview } from '../index.ts';

describe('the table behind a line', () => {
  const home = { market: 'ft_ah', line: -3, selection: 'home' } as const;

  it('shows each score with its outcome', () => {
    const rows = settlementPreview(home, 3).map((row) => row.map(({ outcome }) => outcome));
    expect(rows).toEqual([
      ['lose', 'lose', 'lose'], // 0-0 0-1 0-2
      ['halfWin', 'lose', 'lose'], // 1-0 1-1 1-2
      ['win', 'halfWin', 'lose'], // 2-0 2-1 2-2
    ]);
  });

  it('starts a live line at the score of the moment', () => {
    const [first] = settlementPreview(home, 2, { home: 0, away: 2 });
    expect(first?.[0]).toEqual({ score: { home: 0, away: 2 }, outcome: 'lose' });
    expect(settlementPreview(home, 2, { home: 0, away: 2 })[1]?.[0]?.outcome).toBe('halfWin');
  });

  it('sums a handicap up by goal difference', () => {
    expect(handicapPreview(home)).toEqual([
      { from: 2, to: null, outcome: 'win' },
      { from: 1, to: 1, outcome: 'halfWin' },
      { from: null, to: 0, outcome: 'lose' },
    ]);
    expect(handicapPreview({ ...home, selection: 'away' })).toEqual([
      { from: null, to: 0, outcome: 'win' },
      { from: 1, to: 1, outcome: 'halfLose' },
      { from: 2, to: null, outcome: 'lose' },
    ]);
    // level ball at 1-0: differences are of the final score
    expect(handicapPreview({ ...home, line: 0 }, { home: 1, away: 0 })).toEqual([
      { from: 2, to: null, outcome: 'win' },
      { from: 1, to: 1, outcome: 'push' },
      { from: null, to: 0, outcome: 'lose' },
    ]);
  });
});
