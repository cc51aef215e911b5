import { gameReturns } from '@fairway/fair-games';
import { memberGameCodes } from '@fairway/contract/games/codes.ts';
import { Fraction } from '@fairway/money';
import { describe, expect, it } from 'vitest';
import { houseGame, houseGames } from './house-games.ts';

/** A tenth of a percent, within which every bet of a game lies. */
const tenth = Fraction.of(1n, 1000n);

describe('the games on offer', () => {
  it.each(houseGames)('$code gives back what it says, within a tenth of a percent', ({ code, rtp }) => {
    const [whole = '0', decimals = ''] = rtp.split('.');
    const stated = Fraction.scaled(BigInt(whole + decimals), decimals.length + 2);
    for (const { bet, enumerate } of gameReturns[code]) {
      const off = enumerate().rtp.sub(stated);
      expect(off.compare(tenth) <= 0 && off.compare(tenth.negate()) >= 0, bet).toBe(true);
    }
  });

  it('are those of the contract, each once: the member site has a board for every one of these', () => {
    expect(houseGames.map(({ code }) => code).toSorted()).toEqual([...memberGameCodes].toSorted());
  });

  it('refuse what is no game of the house by its name', () => {
    expect(() => houseGame('rocket')).toThrowError(expect.objectContaining({ error: 'gameUnknown' }));
  });
});
