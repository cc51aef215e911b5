import { readRocketBet } from '@fairway/fair-games';
import { crashGame } from '@fairway/contract/games/codes.ts';
import type { Money } from '@fairway/money';
import { bounds } from '../rules/house-games.ts';

/** The shared crash game: its name, its bounds and its times. */
export const rocketGame = {
  code: crashGame,
  name: { zh: '云霄冲刺', en: 'Rocket' },
  /** 99 / 100 at every height, by the rule of the point. */
  rtp: '99.00',
  bounds: bounds(5_000n, 500_000n),
} as const;

/** How long bets are taken; the rows say the same. */
export const bettingSeconds = 8;
/** From naming a flight to its betting. */
export const announcedSeconds = 1;
/** From a crash to the next flight: long enough to see it. */
export const pauseSeconds = 3;
/** A flight that has not started so long after the closing gives the stakes back; the rows say the same. */
export const undrawnSeconds = 120;
/** How long flights go on after a page last asked. */
export const interestSeconds = 180;

/** A bet's height by the rules of the game: any is within the house's bounds, since it cashes out at the most. */
export const rocketRules = {
  mostReturn(bet: unknown) {
    readRocketBet(bet);
    return null;
  },
};

/** The height in hundredths at which a stake's return reaches the most that the house pays. */
export function mostHeightOf(stake: Money, mostReturn: Money): bigint {
  const most = mostReturn.minor * 100n;
  return (most + stake.minor - 1n) / stake.minor;
}
