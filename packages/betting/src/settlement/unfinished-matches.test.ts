import { describe, expect, it } from 'vitest';
import { goalMarketCodes, hasLine, selectionsOf, settleSelection } from '../index.ts';
import type { MarketCode, MatchResult, SelectionCode } from '../index.ts';

const settle = (market: MarketCode, line: number | null, selection: SelectionCode, result: MatchResult) => {
  const settlement = settleSelection({ market, line, selection }, result);
  return settlement.state === 'settled' ? settlement.outcome : settlement.reason;
};

describe('an abandoned match', () => {
  // 2-1 in the 70th minute, 1-0 at half-time
  const late: MatchResult = {
    state: 'abandoned',
    half: 2,
    score: { home: 2, away: 1 },
    halfTime: { home: 1, away: 0 },
  };

  it.each([
    ['ft_1x2', null, 'home', 'void'],
    ['ft_ah', -2, 'home', 'void'],
    ['ft_cs', null, '2-1', 'void'],
    ['ft_oe', null, 'odd', 'void'],
    ['ft_ou', 10, 'over', 'win'], // 2.5: three goals are there, whatever would have come
    ['ft_ou', 10, 'under', 'lose'],
    ['ft_ou', 12, 'over', 'void'], // 3: a push at this score, not decided
    ['ft_ou', 14, 'over', 'void'], // 3.5
    ['ft_ou', 9, 'over', 'win'], // 2/2.5: both halves are passed
    ['ft_ou', 11, 'over', 'halfWin'], // 2.5/3: the half at 2.5 is decided, the half at 3 is void
    ['ft_ou', 11, 'under', 'halfLose'],
    ['ht_1x2', null, 'home', 'win'], // the first half was played
    ['ht_ah', -3, 'home', 'halfWin'],
    ['ht_ou', 4, 'over', 'push'],
    ['ft_dc', null, 'homeDraw', 'void'],
    ['ft_dnb', null, 'home', 'void'],
    ['ft_wm', null, 'home1', 'void'],
    ['ft_bts', null, 'yes', 'win'], // both have scored, whatever would have come
    ['ft_bts', null, 'no', 'lose'],
    ['ft_eg', null, 'goals2', 'lose'], // three goals are there
    ['ft_eg', null, 'goals3', 'void'],
    ['ft_eg', null, 'goals6', 'void'],
    ['ht_oe', null, 'odd', 'win'],
    ['ht_ft', null, 'home-home', 'void'], // right so far, and not decided
    ['ht_ft', null, 'away-home', 'lose'], // the half was played, and it was another's
  ] as const)('%s %s %s: %s', (market, line, selection, outcome) => {
    expect(settle(market, line, selection, late)).toBe(outcome);
  });

  it('broken off in the first half keeps only the totals that are passed', () => {
    const early: MatchResult = { state: 'abandoned', half: 1, score: { home: 1, away: 1 }, halfTime: null };
    expect(settle('ht_ou', 6, 'over', early)).toBe('win');
    expect(settle('ht_ou', 8, 'over', early)).toBe('void');
    expect(settle('ft_ou', 6, 'under', early)).toBe('lose');
    expect(settle('ht_1x2', null, 'draw', early)).toBe('void');
  });

  it('stays undecided where the score decides and nobody delivered it', () => {
    const unknown: MatchResult = { state: 'abandoned', half: 2, score: null, halfTime: null };
    expect(settle('ft_ou', 10, 'over', unknown)).toBe('missingScore');
    expect(settle('ht_1x2', null, 'home', unknown)).toBe('missingScore');
    expect(settle('ft_1x2', null, 'home', unknown)).toBe('void');
    expect(settle('ft_bts', null, 'yes', unknown)).toBe('missingScore');
    expect(settle('ht_ft', null, 'home-home', unknown)).toBe('missingScore');
  });
});

describe('missing and contradictory scores', () => {
  it('settle nothing that needs them', () => {
    const noHalf: MatchResult = { state: 'played', fullTime: { home: 2, away: 1 }, halfTime: null };
    expect(settle('ht_1x2', null, 'home', noHalf)).toBe('missingScore');
    expect(settle('ht_ou', 4, 'over', noHalf)).toBe('missingScore');
    expect(settle('ft_1x2', null, 'home', noHalf)).toBe('win');
    expect(settle('ht_ft', null, 'draw-home', noHalf)).toBe('missingScore');
    expect(settle('ht_ft', null, 'draw-away', noHalf)).toBe('lose'); // lost whatever the half was

    const noEnd: MatchResult = { state: 'played', fullTime: null, halfTime: { home: 1, away: 0 } };
    expect(settle('ft_1x2', null, 'home', noEnd)).toBe('missingScore');
    expect(settle('ht_1x2', null, 'home', noEnd)).toBe('win');
  });

  it.each([
    [
      { home: 1, away: 0 },
      { home: 2, away: 0 },
    ], // the half had more goals than the match
    [{ home: -1, away: 0 }, null],
    [{ home: 1.5, away: 0 }, null],
    [{ home: Number.NaN, away: 0 }, null],
    [
      { home: 3, away: 3 },
      { home: -1, away: 0 },
    ],
  ])('%o with half-time %o contradicts', (fullTime, halfTime) => {
    for (const market of ['ft_1x2', 'ht_1x2'] as const) {
      expect(settle(market, null, 'home', { state: 'played', fullTime, halfTime })).toBe(
        'contradictoryScore',
      );
    }
  });
});

describe('a match in play', () => {
  const now: MatchResult = {
    state: 'inPlay',
    half: 2,
    score: { home: 2, away: 1 },
    halfTime: { home: 1, away: 1 },
  };

  it('settles what no goal can change', () => {
    expect(settle('ft_ou', 10, 'over', now)).toBe('win');
    expect(settle('ft_ou', 10, 'under', now)).toBe('lose');
    expect(settle('ft_ou', 11, 'over', now)).toBe('running'); // the half at 3 is still open
    expect(settle('ft_1x2', null, 'home', now)).toBe('running');
    expect(settle('ht_1x2', null, 'draw', now)).toBe('win');
    expect(settle('ht_1x2', null, 'draw', { ...now, half: 1, halfTime: null })).toBe('running');
    expect(settle('ft_ou', 10, 'over', { ...now, score: null })).toBe('running');
    expect(settle('ft_bts', null, 'no', now)).toBe('lose');
    expect(settle('ft_eg', null, 'goals6', now)).toBe('running');
    expect(settle('ht_ft', null, 'draw-home', now)).toBe('running');
    expect(settle('ht_ft', null, 'home-home', now)).toBe('lose');
  });
});

it('voids every market of a match that was not played', () => {
  for (const market of goalMarketCodes) {
    for (const selection of selectionsOf(market)) {
      expect(settle(market, hasLine(market) ? 3 : null, selection, { state: 'notPlayed' })).toBe('void');
    }
  }
});
