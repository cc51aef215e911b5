import { expect, it } from 'vitest';
import { winningSpots } from './winning-spots.ts';

const spots = (...codes: string[]) =>
  codes.map((spot) => ({ spot, odds: '2', chance: '1/2', rtp: '97.2973' }));

it('lights what returns more than its stake by the table’s own rules, and no push', () => {
  const table = { rules: 'baccarat' as const, spots: spots('player', 'banker', 'tie', 'playerPair') };
  const tie = {
    game: 'baccarat' as const,
    winner: 'tie' as const,
    playerPoints: 6,
    bankerPoints: 6,
    playerPair: true,
    bankerPair: false,
  };
  expect([...winningSpots(table, tie)]).toEqual(['tie', 'playerPair']);
  expect([...winningSpots(table, { ...tie, winner: 'banker' })]).toEqual(['banker', 'playerPair']);
  const wheel = {
    rules: 'roulette' as const,
    spots: spots('straight.17', 'split.17-20', 'red', 'black', 'dozen.2'),
  };
  expect([...winningSpots(wheel, { game: 'roulette', number: 17 })]).toEqual([
    'straight.17',
    'split.17-20',
    'black',
    'dozen.2',
  ]);
});
