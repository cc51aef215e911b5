import { describe, expect, it } from 'vitest';
import { rouletteNumber, shuffledDeck } from '../cards/table-draws.ts';
import { drawLottery, lotteries } from '../lottery/draws.ts';
import { resultSpaces } from '../lottery/result-space.ts';
import { looksEven, looksLike } from '../testing/chi-square.ts';
import { fastStream } from '../testing/node-hashing.ts';
import { choose } from '../chance/combinations.ts';
import { gameReturns } from './game-returns.ts';
import { memberGames } from './member-games.ts';
import { pointOf } from './limbo/limbo-point.ts';
import { koiSheet } from './slots/koi/koi-sheet.ts';

// Seeded: each count is the same on every run. Chi-square at 99 %.

const zeros = (length: number) => Array<number>(length).fill(0);

/** How often each value comes in so many draws. */
function tally(
  name: string,
  draws: number,
  kinds: number,
  draw: (stream: ReturnType<typeof fastStream>) => readonly number[],
): number[] {
  const source = fastStream(name);
  const counts = zeros(kinds);
  for (let round = 0; round < draws; round += 1)
    for (const value of draw(source)) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

describe('each value of a mapping comes alike', () => {
  it('rolls of dice, the roulette number, wheels, cards', () => {
    expect(looksEven(tally('dice', 60_000, 10_001, (stream) => [stream.below(10_001)]))).toBe(true);
    expect(looksEven(tally('roulette', 20_000, 37, (stream) => [rouletteNumber(stream)]))).toBe(true);
    for (const segments of [10, 20, 30, 40, 50])
      expect(
        looksEven(tally(`wheel ${segments}`, 10_000, segments, (stream) => [stream.below(segments)])),
      ).toBe(true);
    expect(looksEven(tally('card', 20_000, 52, (stream) => [stream.below(52)]))).toBe(true);
  });

  it('the stops of every reel', () => {
    for (const [reel, { length }] of koiSheet.reels.entries())
      expect(looksEven(tally(`reel ${reel}`, 10_000, length, (stream) => [stream.below(length)]))).toBe(true);
  });

  it('the first and the last place of every pick', () => {
    const picks = [
      [25, 3],
      [40, 10],
      [52, 10],
      [11, 5],
      [10, 10],
      [54, 54],
    ] as const;
    for (const [n, k] of picks)
      for (const place of [0, k - 1])
        expect(
          looksEven(tally(`pick ${n} ${k} ${place}`, 6_000, n, (stream) => [stream.pick(n, k)[place] ?? 0])),
        ).toBe(true);
  });

  it('every order of a small shuffle', () => {
    const orders = tally('orders', 24_000, 24, (stream) => {
      const [a = 0, b = 0, c = 0, d = 0] = stream.pick(4, 4);
      const left = [0, 1, 2, 3].filter((one) => one !== a);
      return [a * 6 + left.indexOf(b) * 2 + (c < d ? 0 : 1)];
    });
    expect(looksEven(orders)).toBe(true);
    expect(new Set(shuffledDeck(fastStream('deck'), 54)).size).toBe(54);
  });

  it('each number at each place of every lottery', () => {
    for (const code of lotteries) {
      const { length, low, high } = resultSpaces[code];
      for (let place = 0; place < length; place += 1) {
        const counts = tally(`${code} ${place}`, 4_000, high - low + 1, (stream) => [
          (drawLottery(code, stream)[place] ?? 0) - low,
        ]);
        expect([code, place, looksEven(counts)]).toEqual([code, place, true]);
      }
    }
  });

  it('slots of plinko by their binomial, hits of keno by their hypergeometric share', () => {
    const plinko = tally('plinko', 20_000, 13, (stream) => [
      Array.from({ length: 12 }, () => stream.below(2)).reduce((sum, turn) => sum + turn, 0),
    ]);
    expect(
      looksLike(
        plinko,
        plinko.map((_, slot) => Number(choose(12, slot)) / 2 ** 12),
      ),
    ).toBe(true);
    const keno = tally('keno', 20_000, 4, (stream) => [stream.pick(40, 10).filter((one) => one < 3).length]);
    const share = (hits: number) => Number(choose(3, hits) * choose(37, 10 - hits)) / Number(choose(40, 10));
    expect(
      looksLike(
        keno,
        keno.map((_, hits) => share(hits)),
      ),
    ).toBe(true);
  });

  it('points of limbo and crash by 0.99 / target', () => {
    const targets = [100, 125, 150, 200, 300, 500, 1_000, Infinity];
    const counts = tally('limbo', 50_000, targets.length - 1, (stream) => {
      const point = pointOf(stream.next());
      return [targets.findIndex((_, index) => point < (targets[index + 1] ?? Infinity))];
    });
    const above = (target: number) => (target <= 100 ? 1 : 99 / target);
    const shares = counts.map(
      (_, index) => above(targets[index] ?? 0) - above(targets[index + 1] ?? Infinity),
    );
    expect(looksLike(counts, shares)).toBe(true);
  });
});

describe('a game played many times', () => {
  const games = [
    { game: 'koi', bet: {}, row: 0, rounds: 8_000 },
    { game: 'drum', bet: {}, row: 0, rounds: 5_000 },
    { game: 'lantern', bet: { risk: 'medium', segments: 30 }, row: 1, rounds: 20_000 },
    { game: 'dice', bet: { side: 'over', target: 5_050 }, row: 0, rounds: 20_000 },
    { game: 'limbo', bet: { target: 200 }, row: 0, rounds: 20_000 },
    { game: 'plinko', bet: { risk: 'low', rows: 16 }, row: 0, rounds: 5_000 },
    { game: 'keno', bet: { numbers: [1, 2, 3, 4, 5] }, row: 1, rounds: 10_000 },
  ] as const;

  it.each(games)('$game returns and hits as enumerated', ({ game, bet, row, rounds }) => {
    const figures = gameReturns[game][row as 0]?.enumerate();
    if (!figures) throw new Error('no figures');
    const source = fastStream(`many ${game}`);
    let [sum, hits] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const { multiplier } = memberGames[game].play(source, bet, []);
      sum += Number(multiplier.roundTo(4, 'down')) / 10_000;
      if (!multiplier.isZero()) hits += 1;
    }
    const number = (value: { roundTo: (scale: number, mode: 'down') => bigint }) =>
      Number(value.roundTo(12, 'down')) / 1e12;
    // 3.29 standard deviations, as the house's own alarm.
    const deviation = Math.sqrt(number(figures.variance) / rounds);
    expect(Math.abs(sum / rounds - number(figures.rtp))).toBeLessThan(3.29 * deviation);
    const hitRate = number(figures.hitRate);
    expect(Math.abs(hits / rounds - hitRate)).toBeLessThanOrEqual(
      3.29 * Math.sqrt((hitRate * (1 - hitRate)) / rounds),
    );
  });
});
