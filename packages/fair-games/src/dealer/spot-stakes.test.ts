import { describe, expect, it } from 'vitest';
import type { DealerResult } from './dealer-rules.ts';
import {
  mostReturnOfSpots,
  mustBeSpots,
  returnOfSpots,
  turnoverOfSpots,
  type SpotStake,
} from './spot-stakes.ts';
import { dealerTables } from './tables.ts';
import { faultOf } from '../testing/fault-of.ts';

const { baccarat, dragonTiger, roulette, sicbo } = dealerTables;
const on = (stakes: Readonly<Record<string, number>>): SpotStake[] =>
  Object.entries(stakes).map(([spot, stake]) => ({ spot, stake: BigInt(stake) }));
const banker = {
  game: 'baccarat',
  winner: 'banker',
  playerPoints: 1,
  bankerPoints: 7,
  playerPair: false,
  bankerPair: false,
} as const;
const tie = { ...banker, winner: 'tie', bankerPoints: 1 } as const;
const seven: DealerResult = { game: 'roulette', number: 7 };

describe('stakes on spots', () => {
  it('return together what each of them does', () => {
    // 100 x 1.95 + 0, and 9 + 100 + 100 on a tie.
    expect(returnOfSpots(baccarat, on({ banker: 100, tie: 1 }), banker).toString()).toBe('195');
    expect(returnOfSpots(baccarat, on({ banker: 100, player: 100, tie: 1 }), tie).toString()).toBe('209');
    // The seven: 36 + red 2 x 10.
    expect(returnOfSpots(roulette, on({ 'straight.7': 1, red: 10, even: 5 }), seven).toString()).toBe('56');
  });

  it('return at most what the best result pays all of them', () => {
    // 17 black, odd, low: 36 x 10 + 18 x 4 + 2 x 100.
    const stakes = on({ 'straight.17': 10, 'split.17-20': 4, black: 100, red: 100 });
    expect(mostReturnOfSpots(roulette, stakes).toString()).toBe('632');
    expect(mostReturnOfSpots(baccarat, on({ tie: 100, playerPair: 100 })).toString()).toBe('2100');
  });

  it('count as turnover without pushes and opposite sides', () => {
    expect(turnoverOfSpots(baccarat, on({ player: 100, banker: 40 }), banker)).toBe(60n);
    expect(turnoverOfSpots(baccarat, on({ banker: 100 }), banker)).toBe(100n);
    // A tie gives the banker back, the stake on the tie counts.
    expect(turnoverOfSpots(baccarat, on({ banker: 100, tie: 10 }), tie)).toBe(10n);
    // Half of a dragon is lost on a tie.
    const same: DealerResult = { game: 'dragonTiger', winner: 'tie', suited: false };
    expect(turnoverOfSpots(dragonTiger, on({ dragon: 101 }), same)).toBe(50n);
    expect(
      turnoverOfSpots(sicbo, on({ big: 30, small: 50, odd: 7 }), { game: 'sicbo', dice: [1, 2, 3] }),
    ).toBe(27n);
    expect(turnoverOfSpots(roulette, on({ 'dozen.1': 5, 'dozen.2': 5, 'dozen.3': 8 }), seven)).toBe(3n);
  });

  it('count no more than the best cover risks: every number at once risks one of 37', () => {
    const whole = Object.fromEntries(Array.from({ length: 37 }, (_, number) => [`straight.${number}`, 100]));
    expect(turnoverOfSpots(roulette, on(whole), seven)).toBe(100n);
  });

  it('are refused on spots that the table does not have', () => {
    expect(faultOf(() => mustBeSpots(roulette, on({ 'split.1-3': 1 })))).toBe('badBet');
    expect(faultOf(() => mustBeSpots(baccarat, on({ red: 1 })))).toBe('badBet');
    expect(faultOf(() => mustBeSpots(baccarat, [...on({ tie: 1 }), ...on({ tie: 1 })]))).toBe(
      'repeatedNumber',
    );
  });
});
