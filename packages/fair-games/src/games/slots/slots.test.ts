import { Fraction } from '@fairway/money';
import { describe, expect, it } from 'vitest';
import { decimalText } from '../../chance/multiplier.ts';
import { faultOf } from '../../testing/fault-of.ts';
import { fastStream, fixedStream } from '../../testing/node-hashing.ts';
import type { Act } from '../round.ts';
import { drumReturns } from './drum/drum-returns.ts';
import { drumSheet } from './drum/drum-sheet.ts';
import { drumWins } from './drum/drum-win.ts';
import { playDrum } from './drum/play-drum.ts';
import { finalDrums } from './drum/respin-chain.ts';
import { playRespins } from './drum/respin.ts';
import { koiReturns } from './koi/koi-returns.ts';
import { koiSheet, type KoiSheet } from './koi/koi-sheet.ts';
import { koiWins } from './koi/koi-win.ts';
import { playKoi } from './koi/play-koi.ts';
import { bonusMoments, moonCycle } from './moon/moon-returns.ts';
import { moonMost } from './moon/moon-most.ts';
import { moonSheet } from './moon/moon-sheet.ts';
import { moonWins } from './moon/moon-win.ts';
import { playMoon } from './moon/play-moon.ts';
import { strip, windowAt } from './reels.ts';

/** A screen from its columns, top to bottom. */
const screen = (...columns: string[]) => columns.map((column) => Array.from(column));

/** Every list of stops of some reels. */
function* stopsOf([length, ...others]: readonly number[]): Generator<number[]> {
  if (length === undefined) {
    yield [];
    return;
  }
  for (let stop = 0; stop < length; stop += 1) for (const rest of stopsOf(others)) yield [stop, ...rest];
}

it('shows three symbols from the stop on, around the end of the strip', () => {
  expect(windowAt(strip('ABCD'), 3)).toEqual(['D', 'A', 'B']);
});

describe('koi', () => {
  it('pays each combination from the left, wilds included, for the longest run', () => {
    const wins = koiWins(koiSheet, screen('AAB', 'AWC', 'ADE', 'FGH', 'FGH'));
    // A: 2 x 2 x 1 on three reels; B runs over the wild to the second reel only.
    expect(wins).toEqual([{ symbol: 'A', reels: 3, combinations: 4, units: 4 * 30 }]);
    expect(koiWins(koiSheet, screen('ISS', 'WSS', 'WSS', 'WSS', 'IIS'))).toEqual([
      { symbol: 'I', reels: 5, combinations: 2, units: 2 * 35 },
    ]);
    expect(koiWins(koiSheet, screen('SSS', 'SSS', 'SSS', 'SSS', 'SSS'))).toEqual([]);
  });

  it('goes on in the stream with ten free spins that pay threefold', () => {
    // BIH CSH DIH CCS BBS: three gates, and a queen on three reels for 5 of 20 units; then ten spins at the same stops.
    const stops = Array<number[]>(11).fill([1, 13, 5, 13, 14]);
    const round = playKoi(koiSheet, fixedStream(stops.flat()));
    expect(round.steps.map(({ kind }) => kind)).toEqual(['spin', ...Array<string>(10).fill('freeSpin')]);
    expect(round.steps.map((step) => step['paid'])).toEqual(['0.25', ...Array<string>(10).fill('0.75')]);
    expect(decimalText(round.multiplier)).toBe('7.75');
  });

  it('returns what all of its stops return together', () => {
    const small: KoiSheet = {
      ...koiSheet,
      reels: ['AABI', 'IWAHB', 'WBIA', 'AIWGH', 'HAI'].map(strip),
    };
    let [sum, square, hits, cases] = [Fraction.ZERO, Fraction.ZERO, 0n, 0n];
    for (const stops of stopsOf(small.reels.map(({ length }) => length))) {
      const { multiplier } = playKoi(small, fixedStream(stops));
      sum = sum.add(multiplier);
      square = square.add(multiplier.mul(multiplier));
      if (!multiplier.isZero()) hits += 1n;
      cases += 1n;
    }
    const figures = koiReturns(small);
    const mean = sum.div(Fraction.of(cases));
    expect(figures.rtp.toString()).toBe(mean.toString());
    expect(figures.hitRate.toString()).toBe(Fraction.of(hits, cases).toString());
    expect(figures.variance.toString()).toBe(square.div(Fraction.of(cases)).sub(mean.mul(mean)).toString());
  });
});

describe('drum', () => {
  it('pays twenty different lines from the left', () => {
    expect(new Set(drumSheet.lines).size).toBe(20);
    expect(drumSheet.lines.every((line) => /^[012]{5}$/.test(line))).toBe(true);
    const wins = drumWins(drumSheet, screen('ABC', 'ADW', 'AED', 'FAE', 'GGH'));
    // The top row is line 2: A A A F G.
    expect(wins).toContainEqual({ line: 2, symbol: 'A', reels: 3, units: 40 });
    expect(wins.every(({ symbol }) => symbol !== 'O')).toBe(true);
    expect(drumWins(drumSheet, screen('OOO', 'OOO', 'OOO', 'OOO', 'OOO'))).toEqual([]);
  });

  it('returns what all of its stops return together, without respins', () => {
    const small = {
      ...drumSheet,
      reels: ['AABH', 'HWAB', 'WBHA', 'AHWG', 'HAB'].map(strip),
    };
    let [sum, square, cases] = [Fraction.ZERO, Fraction.ZERO, 0n];
    for (const stops of stopsOf(small.reels.map(({ length }) => length))) {
      const { multiplier } = playDrum(small, fixedStream(stops));
      sum = sum.add(multiplier);
      square = square.add(multiplier.mul(multiplier));
      cases += 1n;
    }
    const mean = sum.div(Fraction.of(cases));
    const figures = drumReturns(small);
    expect(figures.rtp.toString()).toBe(mean.toString());
    expect(figures.variance.toString()).toBe(square.div(Fraction.of(cases)).sub(mean.mul(mean)).toString());
  });

  it('holds the drums, respins the rest and starts over with each new one', () => {
    const shown = [0, 1, 2, 3, 4, 5];
    const miss = (count: number) => Array<number>(count).fill(1);
    // Six values; a respin of nine misses; one with a drum on cell 6 worth 400; then three of eight misses.
    const draws = [...miss(6), ...miss(9), 0, 19, ...miss(8), ...miss(24)];
    const feature = playRespins(drumSheet, fixedStream(draws), shown);
    expect(feature.respins.map(({ drums }) => drums.length)).toEqual([6, 0, 1, 0, 0, 0]);
    expect(feature).toMatchObject({ full: false, units: 6 * 10 + 400 });
  });

  it('ends at once with fifteen drums and adds the prize', () => {
    const draws = [...Array<number>(6).fill(0), ...Array<number>(18).fill(0)];
    const feature = playRespins(drumSheet, fixedStream(draws), [0, 1, 2, 3, 4, 5]);
    expect(feature).toMatchObject({ full: true, units: 15 * 10 + 20_000 });
    expect(feature.respins).toHaveLength(2);
  });

  it('ends with as many drums as its chain says', () => {
    const chances = finalDrums(drumSheet);
    for (const row of chances)
      expect(row.reduce((sum, chance) => sum.add(chance), Fraction.ZERO).toString()).toBe('1');
    // From 14: three respins of one cell, each filled once in twenty: 1 - (19/20)^3.
    expect(chances[14]?.[15]?.toString()).toBe(Fraction.of(1_141n, 8_000n).toString());
    const source = fastStream('respins');
    const runs = 1_500;
    const ended = Array<number>(16).fill(0);
    for (let run = 0; run < runs; run += 1) {
      const { respins } = playRespins(drumSheet, source, [0, 1, 2, 3, 4, 5]);
      const final = respins.reduce((sum, { drums }) => sum + drums.length, 0);
      ended[final] = (ended[final] ?? 0) + 1;
    }
    for (const [final, count] of ended.entries()) {
      const chance = Number(chances[6]?.[final]?.roundTo(12, 'down') ?? 0n) / 1e12;
      // Within 4.5 standard deviations and a little for the rare ones.
      expect(Math.abs(count - runs * chance)).toBeLessThan(4.5 * Math.sqrt(runs * chance) + 3);
    }
  });
});

describe('moon', () => {
  it('pays five lines of three, wilds for any, three wilds for their own', () => {
    // Rows: A A W, W W W, B F B; the diagonals W A B and B A W do not pay.
    expect(moonWins(moonSheet, screen('WAB', 'WAF', 'WWB'))).toEqual([
      { line: 1, symbol: 'A', units: 160 },
      { line: 2, symbol: 'W', units: 500 },
    ]);
    expect(moonWins(moonSheet, screen('MMM', 'WWW', 'WWW'))).toEqual([]);
    expect(moonWins(moonSheet, screen('CFB', 'FCF', 'BFW'))).toEqual([{ line: 4, symbol: 'C', units: 25 }]);
  });

  const boxes = moonSheet.reels.map((reel) => reel.indexOf('M'));
  /** The bonus with the fox in the third box. */
  const bonus = (...acts: Act[]) => {
    const source = { ...fixedStream(boxes), pick: () => [1, 8, 0, 2, 3, 4, 5, 6, 7] };
    return playMoon(moonSheet, source, acts);
  };
  const open = (...places: unknown[]) => places.map((box): Act => ({ act: 'open', box }));

  it('lets the member open boxes until the fox is found', () => {
    expect(bonus()).toMatchObject({ status: 'open', acts: ['open'] });
    expect(bonus(...open(0, 1))).toMatchObject({ status: 'open' });
    const round = bonus(...open(0, 1, 2));
    // 5 and 100 units of a fifth each, beside what the screen paid.
    const base = bonus(...open(2)).multiplier;
    expect(round.multiplier.sub(base).toString()).toBe(Fraction.of(105n, 5n).toString());
    expect(bonus({ act: 'expire' }).multiplier.toString()).toBe(round.multiplier.toString());
    expect(JSON.stringify(bonus(...open(0)).steps)).not.toContain('reveal');
  });

  it('ends the bonus with the last prize: nobody has to open the fox', () => {
    const all = bonus(...open(0, 1, 3, 4, 5, 6, 7, 8));
    const base = bonus(...open(2)).multiplier;
    expect(all).toMatchObject({ status: 'settled', acts: [] });
    expect(all.multiplier.sub(base).toString()).toBe(Fraction.of(220n, 5n).toString());
    expect(bonus(...open(0, 1, 3, 4, 5, 6, 7)).status).toBe('open');
  });

  it('returns at most the greatest win of one screen', () => {
    const greatest = moonCycle(moonSheet).map(({ units, feature }) => units + (feature > 0 ? 220 : 0));
    const most = Fraction.of(BigInt(Math.max(...greatest)), BigInt(moonSheet.unit));
    expect(moonMost(moonSheet).toString()).toBe(most.toString());
  });

  it('refuses boxes that are open, unknown or late', () => {
    expect(faultOf(() => bonus(...open(0, 0)))).toBe('actNotAllowed');
    expect(faultOf(() => bonus(...open(9)))).toBe('badAct');
    expect(faultOf(() => bonus({ act: 'shake' }))).toBe('badAct');
    expect(faultOf(() => bonus(...open(2, 0)))).toBe('roundOver');
    expect(faultOf(() => playMoon(moonSheet, fixedStream([2, 2, 2]), open(0)))).toBe('roundOver');
  });

  it('returns what all of its stops return together', () => {
    let sum = 0;
    for (const stops of stopsOf(moonSheet.reels.map(({ length }) => length))) {
      const source = { ...fixedStream(stops), pick: () => [0, 1, 2, 3, 4, 5, 6, 7, 8] };
      // The fox lies in the first box: the screen alone.
      const round = playMoon(moonSheet, source, []);
      const { multiplier } =
        round.status === 'open'
          ? playMoon(moonSheet, { ...fixedStream(stops), pick: source.pick }, open(0))
          : round;
      sum += Number(multiplier.roundTo(4, 'down'));
    }
    const counted = moonCycle(moonSheet).reduce((total, { units, count }) => total + units * count, 0);
    expect(sum).toBe(counted * 2_000);
    // Each of eight prizes of 220 units comes before the fox half of the time: 22 stakes.
    expect(bonusMoments(moonSheet).mean.toString()).toBe('22');
  });
});
