import {
  diceReturns,
  diceSheet,
  gemSheet,
  gemSpread,
  kenoReturns,
  kenoSheet,
  lanternReturns,
  lanternSheet,
  limboReturns,
  plinkoReturns,
  plinkoSheet,
  wholeReturns,
  type DiceBet,
  type LanternBet,
  type LimboBet,
  type PlinkoBet,
  type WholeReturns,
} from '@fairway/fair-games';
import { Fraction } from '@fairway/money';
import type { AlikeRounds } from './counts-store.ts';

/** What a round should return for a stake of 1, and the variance of that. `bet` was read by the game's rules when it was played. */
export function returnsOfRounds({ game, bet }: Pick<AlikeRounds, 'game' | 'bet'>): WholeReturns {
  /* oxlint-disable typescript/no-unsafe-type-assertion -- a row holds a bet that its game has read */
  switch (game) {
    case 'koi':
    case 'drum':
    case 'moon':
    case 'videoPoker':
    case 'blackjack':
      return wholeReturns[game];
    case 'dice':
      return diceReturns(diceSheet, bet as unknown as DiceBet);
    case 'limbo':
      return limboReturns(bet as unknown as LimboBet);
    case 'lantern':
      return lanternReturns(lanternSheet, bet as unknown as LanternBet);
    case 'plinko':
      return plinkoReturns(plinkoSheet, bet as unknown as PlinkoBet);
    case 'keno':
      return kenoReturns(kenoSheet, bet['count'] as number);
    case 'gem':
      return returnsOfGem(bet['mines'] as number, bet['opened'] as number);
    case 'hilo':
      throw new RangeError('a round of hilo is judged by its own cards');
  }
  /* oxlint-enable typescript/no-unsafe-type-assertion */
}

/** An untouched round gives its stake back. */
function returnsOfGem(mines: number, opened: number): WholeReturns {
  if (opened === 0) return { rtp: Fraction.ONE, variance: Fraction.ZERO };
  return { rtp: gemSheet.share, variance: gemSpread(gemSheet, mines, opened) };
}
