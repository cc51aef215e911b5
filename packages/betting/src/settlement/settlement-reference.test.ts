import * as fc from 'fast-check';
import { cny } from '@fairway/money';
import { describe, expect, it } from 'vitest';
import { goalMarketCodes, hasLine, marketType, returnOf, selectionsOf, settleSelection } from '../index.ts';
import type { MarketCode, MarketSelection, MatchResult, Score, SettlementFactors } from '../index.ts';

// The rules once more, as a bookmaker's clerk would work them out: two half stakes, each on a whole or half line, each
// counted in fen by itself; rounded at the end. It shares nothing with the code it is held against.

const unit = 4_000_000n;

type Half = 'win' | 'push' | 'lose';

/** Lines of the two half stakes, in quarters. */
function halfLines({ line }: MarketSelection): readonly [number, number] {
  const quarters = line ?? 0;
  return quarters % 2 === 0 ? [quarters, quarters] : [quarters - 1, quarters + 1];
}

function half(
  { market, selection }: MarketSelection,
  line: number,
  score: Score,
  placed: Score,
  halfTime: Score,
): Half {
  const { home, away } = score;
  const side = (distance: number): Half => (distance > 0 ? 'win' : distance < 0 ? 'lose' : 'push');
  switch (marketType(market).kind) {
    case 'asianHandicap': {
      const margin = (home - placed.home - away + placed.away) * 4 + line;
      return side(selection === 'home' ? margin : -margin);
    }
    case 'totalGoals': {
      const above = (home + away) * 4 - line;
      return side(selection === 'over' ? above : -above);
    }
    case 'matchResult':
      return selection === (home > away ? 'home' : home < away ? 'away' : 'draw') ? 'win' : 'lose';
    case 'oddEven':
      return selection === ((home + away) % 2 === 1 ? 'odd' : 'even') ? 'win' : 'lose';
    case 'correctScore': {
      const other = home > away ? 'otherHome' : home < away ? 'otherAway' : 'otherDraw';
      return selection === (home > 4 || away > 4 ? other : `${home}-${away}`) ? 'win' : 'lose';
    }
    case 'doubleChance': {
      const left = { homeDraw: home >= away, homeAway: home !== away, drawAway: home <= away };
      return left[selection as keyof typeof left] ? 'win' : 'lose';
    }
    case 'drawNoBet':
      return home === away ? 'push' : side(selection === 'home' ? home - away : away - home);
    case 'bothToScore':
      return home * away > 0 === (selection === 'yes') ? 'win' : 'lose';
    case 'winningMargin':
      return selection ===
        (home === away ? 'draw' : `${home > away ? 'home' : 'away'}${Math.min(Math.abs(home - away), 4)}`)
        ? 'win'
        : 'lose';
    case 'exactGoals':
      return selection === `goals${Math.min(home + away, 6)}` ? 'win' : 'lose';
    case 'halfTimeFullTime': {
      const leader = (at: Score) => (at.home > at.away ? 'home' : at.home < at.away ? 'away' : 'draw');
      return selection === `${leader(halfTime)}-${leader(score)}` ? 'win' : 'lose';
    }
    default:
      throw new RangeError('a market of another sport');
  }
}

/** What UNIT x 1000 returns, exactly: 1000 times the price is a whole number. */
function paid(of: MarketSelection, price: bigint, score: Score, placed: Score, halfTime: Score): bigint {
  const each = { win: price, push: 1000n, lose: 0n };
  return halfLines(of).reduce(
    (sum, line) => sum + (unit / 2n) * each[half(of, line, score, placed, halfTime)],
    0n,
  );
}

function paidBy(factors: SettlementFactors, price: bigint): bigint {
  return returnOf(cny(unit * 1000n), [{ price, factors }]).minor;
}

const goals = fc.nat({ max: 6 });
const score = fc.record({ home: goals, away: goals });
const price = fc.bigInt({ min: 1001n, max: 50_000n });
const anySelection = fc
  .tuple(fc.constantFrom(...goalMarketCodes), fc.integer({ min: -16, max: 24 }), fc.nat())
  .map(([market, line, place]): MarketSelection => {
    const codes = selectionsOf(market);
    const total = marketType(market).kind === 'totalGoals';
    const own = hasLine(market) ? (total ? Math.max(1, Math.abs(line)) : line) : null;
    return { market, line: own, selection: codes[place % codes.length] ?? 'home' };
  });
const plus = (left: Score, right: Score): Score => ({
  home: left.home + right.home,
  away: left.away + right.away,
});
const period = (market: MarketCode) => marketType(market).period;

describe('held against a clerk who counts two half stakes', () => {
  it('pays the same for every selection, price, score and placement', () => {
    fc.assert(
      fc.property(anySelection, price, score, score, score, (of, at, placed, first, second) => {
        const halfTime = plus(placed, first);
        const fullTime = plus(halfTime, second);
        const played: MatchResult = { state: 'played', fullTime, halfTime };
        const settlement = settleSelection(of, played, { scoreAtPlacement: placed });
        if (settlement.state !== 'settled') throw new Error(settlement.reason);
        const counted = period(of.market) === 'firstHalf' ? halfTime : fullTime;
        expect(paidBy(settlement.factors, at)).toBe(paid(of, at, counted, placed, halfTime));
      }),
      { numRuns: 3000 },
    );
  });

  it('settles in play only what every way to the end would settle alike, and what goals decide as soon as it is decided', () => {
    const early = new Set(['totalGoals', 'bothToScore', 'exactGoals']);
    const endings = Array.from({ length: 81 }, (_, n): Score => ({ home: n % 9, away: Math.floor(n / 9) }));
    const halves = fc.constantFrom(1 as const, 2 as const);
    fc.assert(
      fc.property(anySelection, price, score, score, halves, (of, at, first, second, playing) => {
        const now = playing === 1 ? first : plus(first, second);
        const halfTime = playing === 1 ? null : first;
        const settlement = settleSelection(of, { state: 'inPlay', half: playing, score: now, halfTime });
        const over = playing === 2 && period(of.market) === 'firstHalf';
        const ends = over ? [first] : endings.map((ending) => plus(now, ending));
        // In the first half any score from now on may be that of the break.
        const reached = endings.map((ending) => plus(now, ending));
        const breaksOf = (end: Score) =>
          playing === 2 || marketType(of.market).kind !== 'halfTimeFullTime'
            ? [first]
            : reached.filter(({ home, away }) => home <= end.home && away <= end.away);
        const possible = new Set(
          ends.flatMap((end) =>
            breaksOf(end).map((halfway) => paid(of, at, end, { home: 0, away: 0 }, halfway)),
          ),
        );

        if (settlement.state === 'settled') expect([...possible]).toEqual([paidBy(settlement.factors, at)]);
        else if (early.has(marketType(of.market).kind)) expect(possible.size).toBeGreaterThan(1);
      }),
      { numRuns: 1500 },
    );
  });

  it('pays at a breaking-off each half that is decided, and gives the others back', () => {
    const endings = Array.from({ length: 100 }, (_, n): Score => ({
      home: n % 10,
      away: Math.floor(n / 10),
    }));
    fc.assert(
      fc.property(anySelection, price, score, (of, at, now) => {
        fc.pre(['totalGoals', 'bothToScore', 'exactGoals'].includes(marketType(of.market).kind));
        const settlement = settleSelection(of, { state: 'abandoned', half: 1, score: now, halfTime: null });
        if (settlement.state !== 'settled') throw new Error(settlement.reason);
        const due = halfLines(of).reduce((sum, line) => {
          const ends = new Set(
            endings.map((ending) => half(of, line, plus(now, ending), { home: 0, away: 0 }, now)),
          );
          const [only = 'push'] = ends.size === 1 ? ends : [];
          return sum + (unit / 2n) * { win: at, push: 1000n, lose: 0n }[only];
        }, 0n);
        expect(paidBy(settlement.factors, at)).toBe(due);
      }),
      { numRuns: 1500 },
    );
  });
});
