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

  it('are all known to the contract, and none twice', () => {
    const codes = houseGames.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(memberGameCodes).toEqual(expect.arrayContaining(codes));
  });

  it('refuse what is no game of the house by its name', () => {
    expect(() => houseGame('moon')).toThrowError(expect.objectContaining({ error: 'gameUnknown' }));
  });
});
