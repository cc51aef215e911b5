import { Fraction } from '@fairway/money';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decimalText } from '../chance/multiplier.ts';
import type { Returns } from '../chance/returns.ts';
import { diceReturns } from './dice/dice-returns.ts';
import { diceSheet, mostWinningRolls } from './dice/play-dice.ts';
import { gameFigures } from './game-figures.ts';
import { gameReturns } from './game-returns.ts';
import { gemReturns, gemSheet } from './gem/gem-multiplier.ts';
import { hiloSheet } from './hilo/hilo-multiplier.ts';
import { hiloReturns } from './hilo/hilo-returns.ts';
import { kenoSheet } from './keno/keno-sheet.ts';
import { kenoReturns } from './keno/play-keno.ts';
import { lanternRisks, lanternSheet, lanternSizes } from './lantern/lantern-sheet.ts';
import { lanternReturns } from './lantern/play-lantern.ts';
import { limboReturns } from './limbo/limbo-returns.ts';
import { limboTargets } from './limbo/play-limbo.ts';
import { plinkoReturns } from './plinko/play-plinko.ts';
import { plinkoRisks, plinkoRows, plinkoSheet } from './plinko/plinko-sheet.ts';
import { drumMost } from './slots/drum/drum-most.ts';
import { drumSheet } from './slots/drum/drum-sheet.ts';
import { koiMost } from './slots/koi/koi-most.ts';
import { koiExpected } from './slots/koi/koi-returns.ts';
import { koiSheet } from './slots/koi/koi-sheet.ts';
import { wholeReturns } from './whole-returns.ts';

/** Enumerated once for the whole file, since some take a second. */
const rows = Object.entries(gameReturns).flatMap(([game, bets]) =>
  bets.map(({ bet, enumerate }) => ({ game, bet, returns: enumerate() })),
);
const returnsFor = (game: string): Returns => {
  const found = rows.find((row) => row.game === game);
  if (!found) throw new Error(`no figures of ${game}`);
  return found.returns;
};

const tenth = Fraction.of(1n, 1000n);
/** Whether an RTP is within 0.1 of a stated one; both in thousandths, so 99 % is 990. */
function isStated({ rtp }: Returns, stated: bigint): boolean {
  const off = rtp.sub(Fraction.of(stated, 1000n));
  return off.compare(tenth) <= 0 && off.compare(tenth.negate()) >= 0;
}

describe('what a game returns, enumerated', () => {
  it('is the stated figure within 0.1: koi 96.5, drum 96.2, moon 96.4', () => {
    expect(isStated(returnsFor('koi'), 965n)).toBe(true);
    expect(isStated(returnsFor('drum'), 962n)).toBe(true);
    expect(isStated(returnsFor('moon'), 964n)).toBe(true);
  });

  it.each(Object.entries(wholeReturns))(
    'of %s is what its rounds are judged by',
    (game, { rtp, variance }) => {
      const enumerated = returnsFor(game);
      expect(rtp.roundTo(12, 'down')).toBe(enumerated.rtp.roundTo(12, 'down'));
      expect(variance.roundTo(8, 'up')).toBe(enumerated.variance.roundTo(8, 'up'));
    },
  );

  it('comes out the same by reel products as by the full cycle', () => {
    expect(koiExpected(koiSheet).toString()).toBe(returnsFor('koi').rtp.toString());
  });

  it('is at most what a bet on it may return, by which stakes are limited', () => {
    const top = returnsFor('koi').top.multiplier;
    expect(koiMost(koiSheet).toString()).toBe(top.mul(Fraction.of(61n)).toString());
    expect(drumMost(drumSheet).compare(returnsFor('drum').top.multiplier)).toBe(1);
  });

  it('pays something on a quarter to a third of a slot’s spins', () => {
    for (const game of ['koi', 'drum', 'moon']) {
      const { hitRate } = returnsFor(game);
      expect(hitRate.compare(Fraction.of(1n, 5n))).toBe(1);
      expect(hitRate.compare(Fraction.of(35n, 100n))).toBe(-1);
    }
  });

  it('is 99.5439 % for 9/6 video poker and 99.4296 % for blackjack, each played best', () => {
    // The published figure of Jacks or Better over all deals.
    expect(returnsFor('videoPoker').rtp.toString()).toBe('1653526326983/1661102543100');
    expect(returnsFor('videoPoker').rtp.roundTo(6, 'halfUp')).toBe(995_439n);
    expect(returnsFor('blackjack').rtp.roundTo(6, 'halfUp')).toBe(994_296n);
  });

  it('is 99 within 0.1 for every bet of dice, limbo and rocket, gem, lantern, plinko, keno and hilo', () => {
    const bets: Returns[] = [];
    for (let winning = 1; winning <= mostWinningRolls; winning += winning < 200 ? 1 : 97)
      bets.push(diceReturns(diceSheet, { side: 'under', target: winning }));
    for (let target = limboTargets.least; target < limboTargets.most; target = Math.ceil(target * 1.01))
      bets.push(limboReturns({ target }));
    bets.push(limboReturns({ target: limboTargets.most }));
    for (let mines = 1; mines < 25; mines += 1)
      for (let gems = 1; gems <= 25 - mines; gems += 1) bets.push(gemReturns(gemSheet, { mines, gems }));
    for (const risk of lanternRisks)
      for (const segments of lanternSizes) bets.push(lanternReturns(lanternSheet, { risk, segments }));
    for (const risk of plinkoRisks)
      for (const lines of plinkoRows) bets.push(plinkoReturns(plinkoSheet, { risk, rows: lines }));
    for (let picked = 1; picked <= 10; picked += 1) bets.push(kenoReturns(kenoSheet, picked));
    for (const guesses of [1, 2, 3])
      for (const plan of ['likelier', 'bolder'] as const) bets.push(hiloReturns(hiloSheet, plan, guesses));
    expect(bets.length).toBeGreaterThan(1_500);
    expect(bets.filter((returns) => !isStated(returns, 990n)).map(({ rtp }) => decimalText(rtp))).toEqual([]);
  });

  it('is what pages show of each game by one of its bets', () => {
    for (const [game, shown] of Object.entries(gameFigures)) {
      const found = rows.find((row) => row.game === game && row.bet === shown.bet);
      if (!found) throw new Error(`no bet ${shown.bet} of ${game}`);
      const { hitRate, top } = found.returns;
      expect({
        bet: found.bet,
        hitRate: decimalText(hitRate.mul(Fraction.of(100n)), 4),
        top: decimalText(top.multiplier, 4),
        oneIn: Fraction.ONE.div(top.chance).roundTo(0, 'halfUp').toLocaleString('en'),
      }).toEqual(shown);
    }
  });

  it('is nowhere more than the stake', () => {
    expect(rows.filter(({ returns }) => returns.rtp.compare(Fraction.ONE) >= 0)).toEqual([]);
  });
});

describe('the package’s page', () => {
  const text = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const page = text.slice(text.indexOf('## What each game gives back'));
  const cells = (line: string) => line.split('|').map((cell) => cell.trim());

  it('shows the enumerated figures of every game', () => {
    const percent = (value: Fraction) => decimalText(value.mul(Fraction.of(100n)), 4);
    const shown = rows.map(({ game, bet, returns }) => {
      const { rtp, hitRate, variance, top } = returns;
      const odds = Fraction.ONE.div(top.chance).roundTo(0, 'halfUp').toLocaleString('en');
      return [
        '',
        game,
        bet,
        percent(rtp),
        percent(hitRate),
        decimalText(variance, 4),
        decimalText(top.multiplier, 4),
        `1 in ${odds}`,
        '',
      ];
    });
    const table = page.slice(page.indexOf('| game'), page.indexOf('\n\n', page.indexOf('| game')));
    expect(table.split('\n').slice(2).map(cells)).toEqual(shown);
  });
});
