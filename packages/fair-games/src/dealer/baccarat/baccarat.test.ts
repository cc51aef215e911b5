import { describe, expect, it } from 'vitest';
import { cardNamed } from '../../cards/card.ts';
import { bankerDraws } from './baccarat-cards.ts';
import { nextSide, resultOfCards, type PlacedCard } from '../deal-cards.ts';
import { dealerTables } from '../tables.ts';

const card = (name: string) => {
  const found = cardNamed(name);
  if (found === undefined) throw new Error(`no card ${name}`);
  return found;
};
/** Deals from names in order until the rules say that it is complete. */
const deal = (names: readonly string[]) => {
  const lying: PlacedCard[] = [];
  for (const name of names) {
    const side = nextSide('baccarat', lying);
    if (side === null) throw new Error(`no place for ${name}`);
    lying.push({ side, card: card(name) });
  }
  return lying;
};

describe('the third cards of baccarat', () => {
  it('are the banker’s by the printed table', () => {
    // By the banker's points 0 to 7: for which third cards of the player he draws.
    const table = ['0123456789', '0123456789', '0123456789', '012345679', '234567', '4567', '67', ''];
    for (const [points, draws] of table.entries())
      for (let third = 0; third <= 9; third += 1)
        expect([points, third, bankerDraws(points, third)]).toEqual([
          points,
          third,
          draws.includes(String(third)),
        ]);
    expect([0, 5, 6, 7].map((points) => bankerDraws(points, null))).toEqual([true, true, false, false]);
  });

  it('come to nobody where one has eight or nine', () => {
    const lying = deal(['9S', '2H', 'KD', '3C']);
    expect(nextSide('baccarat', lying)).toBeNull();
    expect(resultOfCards('baccarat', lying)).toEqual({
      game: 'baccarat',
      winner: 'player',
      playerPoints: 9,
      bankerPoints: 5,
      playerPair: false,
      bankerPair: false,
    });
  });

  it('go to the player first, then to the banker by what the player drew', () => {
    // Player 2 + 3, banker 3 + K: the player draws an eight, at which a banker of three stands.
    const stands = deal(['2S', '3H', '3D', 'KC', '8S']);
    expect(stands.map(({ side }) => side)).toEqual(['player', 'banker', 'player', 'banker', 'player']);
    expect(nextSide('baccarat', stands)).toBeNull();
    const draws = deal(['2S', '3H', '3D', 'KC', '7S']);
    expect(nextSide('baccarat', draws)).toBe('banker');
    // Player 2 + 3 + 7 = 2, banker 3 + 0 + 6 = 9.
    expect(resultOfCards('baccarat', [...draws, { side: 'banker', card: card('6H') }])).toMatchObject({
      winner: 'banker',
      playerPoints: 2,
      bankerPoints: 9,
    });
  });

  it('pays the banker 0.95, or one with half on six, and both their stakes on a tie', () => {
    const result = { game: 'baccarat', playerPoints: 2, playerPair: false, bankerPair: true } as const;
    const six = { ...result, winner: 'banker', bankerPoints: 6 } as const;
    const seven = { ...six, bankerPoints: 7 } as const;
    const tie = { ...result, winner: 'tie', bankerPoints: 2 } as const;
    const { baccarat, baccaratNoCommission } = dealerTables;
    expect(baccarat.pays('banker', six).toString()).toBe('39/20');
    expect(baccaratNoCommission.pays('banker', six).toString()).toBe('3/2');
    expect(baccaratNoCommission.pays('banker', seven).toString()).toBe('2');
    expect(
      ['player', 'banker', 'tie', 'bankerPair', 'playerPair'].map((spot) =>
        baccarat.pays(spot, tie).toString(),
      ),
    ).toEqual(['1', '1', '9', '12', '0']);
  });
});
