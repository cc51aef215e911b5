import { Fraction } from '@fairway/money';
import { describe, expect, it } from 'vitest';
import { decimalText } from '../chance/multiplier.ts';
import { faultOf } from '../testing/fault-of.ts';
import { fixedStream, testStream } from '../testing/node-hashing.ts';
import { diceReturns } from './dice/dice-returns.ts';
import { diceSheet, playDice, readDiceBet } from './dice/play-dice.ts';
import { gemMultiplier, gemSheet } from './gem/gem-multiplier.ts';
import { playGem, readGemBet } from './gem/play-gem.ts';
import { goodRanks, guessWins, hiloSheet } from './hilo/hilo-multiplier.ts';
import { playHilo } from './hilo/play-hilo.ts';
import { kenoSheet } from './keno/keno-sheet.ts';
import { playKeno, readKenoBet } from './keno/play-keno.ts';
import { lanternSheet } from './lantern/lantern-sheet.ts';
import { playLantern, readLanternBet } from './lantern/play-lantern.ts';
import { playPlinko, readPlinkoBet } from './plinko/play-plinko.ts';
import { plinkoSheet } from './plinko/plinko-sheet.ts';
import type { Act, Round } from './round.ts';

const paid = ({ multiplier }: Round) => decimalText(multiplier);
const acts = (...names: string[]): Act[] => names.map((act) => ({ act }));

describe('dice', () => {
  it('pays on exactly the rolls that its figures count', () => {
    for (const bet of [
      { side: 'over', target: 9_990 },
      { side: 'under', target: 7 },
    ] as const) {
      let sum = Fraction.ZERO;
      for (let roll = 0; roll <= 10_000; roll += 1)
        sum = sum.add(playDice(diceSheet, fixedStream([roll]), bet).multiplier);
      const { rtp } = diceReturns(diceSheet, bet);
      expect(sum.div(Fraction.of(10_001n)).toString()).toBe(rtp.toString());
    }
    // 0.99 x 10001 / 5000 = 1.980198
    expect(paid(playDice(diceSheet, fixedStream([4_999]), { side: 'under', target: 5_000 }))).toBe('1.9801');
    expect(paid(playDice(diceSheet, fixedStream([5_000]), { side: 'under', target: 5_000 }))).toBe('0');
    expect(paid(playDice(diceSheet, fixedStream([5_000]), { side: 'over', target: 5_000 }))).toBe('0');
  });

  it('refuses bets that no roll or nearly every roll wins', () => {
    for (const bet of [
      { side: 'under', target: 0 },
      { side: 'under', target: 9_801 },
      { side: 'over', target: 10_000 },
      { side: 'over', target: 199 },
      { side: 'both', target: 5 },
      { side: 'over', target: 50.5 },
      { side: 'over', target: '5050' },
      { side: 'over' },
      { side: 'over', target: 5_000, more: 1 },
      [],
    ])
      expect(faultOf(() => readDiceBet(bet))).toBe('badBet');
    expect(readDiceBet({ side: 'over', target: 200 })).toEqual({ side: 'over', target: 200 });
  });
});

describe('gem', () => {
  const mined = () => ({ ...fixedStream([]), pick: () => [24, 1, 2] });
  const open = (...tiles: unknown[]) => tiles.map((tile) => ({ act: 'open', tile }));
  const play = (...taken: Act[]) => playGem(gemSheet, mined(), { mines: 3 }, taken);

  it('pays more with every gem, and nothing on a mine', () => {
    // 0.99 x 25/22 = 1.125; 0.99 x 300/231 = 1.2857..
    expect(play(...open(0))).toMatchObject({ status: 'open', acts: ['open', 'cashOut'] });
    expect(paid(play(...open(0)))).toBe('1.125');
    expect(paid(play(...open(0, 3), ...acts('cashOut')))).toBe('1.2857');
    expect(paid(play(...open(0, 1)))).toBe('0');
    expect(play(...open(0, 1)).status).toBe('settled');
  });

  it('hides the mines until the round is over', () => {
    const shown = (round: Round) => JSON.stringify(round.steps).includes('mines');
    expect([shown(play()), shown(play(...open(0))), shown(play(...open(0, 1)))]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('cashes out by itself with the last gem, and when left open', () => {
    const all = Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => ![24, 1, 2].includes(tile));
    expect(play(...open(...all))).toMatchObject({ status: 'settled' });
    // 0.99 x C(25, 22) = 0.99 x 2300
    expect(paid(play(...open(...all)))).toBe('2277');
    expect(paid(play(...open(0), ...acts('expire')))).toBe('1.125');
    expect(paid(play(...acts('expire')))).toBe('1');
    expect(gemMultiplier(gemSheet, 12, 13).toString()).toBe('5148297');
  });

  it('refuses what cannot be opened or cashed out', () => {
    expect(faultOf(() => play(...acts('cashOut')))).toBe('actNotAllowed');
    expect(faultOf(() => play(...open(0, 0)))).toBe('actNotAllowed');
    expect(faultOf(() => play(...open(25)))).toBe('badAct');
    expect(faultOf(() => play(...open('0')))).toBe('badAct');
    expect(faultOf(() => play(...acts('fly')))).toBe('badAct');
    expect(faultOf(() => play(...open(1, 3)))).toBe('roundOver');
    for (const mines of [0, 25, 1.5, '3']) expect(faultOf(() => readGemBet({ mines }))).toBe('badBet');
  });
});

describe('hilo', () => {
  const play = (cards: readonly number[], ...names: string[]) =>
    playHilo(hiloSheet, fixedStream(cards), acts(...names));

  it('counts as good exactly the ranks that win a guess', () => {
    for (let rank = 0; rank < 13; rank += 1)
      for (const guess of ['higher', 'lower'] as const) {
        const winning = Array.from({ length: 13 }, (_, next) => next).filter((next) =>
          guessWins(guess, rank, next),
        );
        expect(winning).toHaveLength(goodRanks(guess, rank));
        expect(winning.length).toBeLessThan(13);
      }
  });

  it('multiplies right guesses, takes the share once and loses with a wrong one', () => {
    // On a 7 (rank 6): higher or same 7 of 13 ranks, then from a king lower 12 of 13: 0.99 x 13/7 x 13/12 = 1.99178..
    expect(paid(play([6, 12], 'higher'))).toBe('1.8385');
    expect(paid(play([6, 12, 3], 'higher', 'lower', 'cashOut'))).toBe('1.9917');
    expect(play([6, 5], 'higher')).toMatchObject({ status: 'settled', multiplier: Fraction.ZERO });
    expect(paid(play([6, 6], 'lower', 'cashOut'))).toBe('1.8385');
  });

  it('skips for nothing, and returns the stake where nothing was guessed', () => {
    expect(paid(play([6, 0, 12], 'skip', 'higher', 'cashOut'))).toBe('1.0725');
    expect(paid(play([6, 0], 'skip', 'expire'))).toBe('1');
    expect(paid(play([6, 12], 'higher', 'expire'))).toBe('1.8385');
    expect(play(Array(52).fill(6), ...Array<string>(51).fill('skip'))).toMatchObject({ status: 'settled' });
  });

  it('ends by itself from a million', () => {
    // From an ace lower means the same: 13^6 = 4,826,809
    expect(play(Array(8).fill(0), ...Array<string>(6).fill('lower'))).toMatchObject({
      status: 'settled',
      acts: [],
    });
    expect(play(Array(8).fill(0), ...Array<string>(5).fill('lower'))).toMatchObject({ status: 'open' });
  });

  it('refuses a cash-out of nothing, unknown acts and acts after the end', () => {
    expect(faultOf(() => play([6], 'cashOut'))).toBe('actNotAllowed');
    expect(faultOf(() => play([6], 'equal'))).toBe('badAct');
    expect(faultOf(() => play([6, 5, 5], 'higher', 'lower'))).toBe('roundOver');
  });
});

describe('lantern, plinko and keno', () => {
  it('stop, fall and draw as the stream says', () => {
    const bet = { risk: 'medium', segments: 10 } as const;
    const stops = Array.from({ length: 10 }, (_, stop) =>
      paid(playLantern(lanternSheet, fixedStream([stop]), bet)),
    );
    expect(stops).toEqual(['3', '0', '1.5', '0', '1.9', '0', '1.5', '0', '2', '0']);
    const turns = [1, 1, 0, 0, 0, 0, 0, 0];
    const round = playPlinko(plinkoSheet, fixedStream(turns), { risk: 'high', rows: 8 });
    expect(round.steps).toEqual([{ kind: 'drop', path: 'RRLLLLLL', slot: 2, paid: '1.3' }]);
    expect(paid(playPlinko(plinkoSheet, fixedStream(Array(8).fill(1)), { risk: 'high', rows: 8 }))).toBe(
      '29',
    );
    const drawn = testStream('keno')
      .pick(40, 10)
      .map((index) => index + 1);
    expect(paid(playKeno(kenoSheet, testStream('keno'), { numbers: drawn }))).toBe('50000');
    const missed = Array.from({ length: 40 }, (_, index) => index + 1).filter((one) => !drawn.includes(one));
    expect(
      paid(
        playKeno(kenoSheet, testStream('keno'), { numbers: [...drawn.slice(0, 5), ...missed.slice(0, 5)] }),
      ),
    ).toBe('5.8');
  });

  it('refuse bets that their sheets do not hold', () => {
    expect(faultOf(() => readLanternBet({ risk: 'low', segments: 15 }))).toBe('badBet');
    expect(faultOf(() => readLanternBet({ risk: 'toString', segments: 10 }))).toBe('badBet');
    expect(faultOf(() => readPlinkoBet({ risk: 'low', rows: 7 }))).toBe('badBet');
    expect(faultOf(() => readKenoBet({ numbers: [] }))).toBe('wrongCount');
    expect(faultOf(() => readKenoBet({ numbers: Array.from({ length: 11 }, (_, index) => index + 1) }))).toBe(
      'wrongCount',
    );
    expect(faultOf(() => readKenoBet({ numbers: [1, 1] }))).toBe('repeatedNumber');
    expect(faultOf(() => readKenoBet({ numbers: [0] }))).toBe('badBet');
    expect(faultOf(() => readKenoBet({ numbers: '1' }))).toBe('badBet');
  });
});
