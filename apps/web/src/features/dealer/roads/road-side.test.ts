import type { DealResult } from '@fairway/contract/dealer/schemas.ts';
import { expect, it } from 'vitest';
import { countsOf, roadResult } from './road-side.ts';

const baccarat = {
  game: 'baccarat',
  playerPoints: 5,
  bankerPoints: 8,
  playerPair: false,
  bankerPair: false,
} as const;
const results: DealResult[] = [
  { ...baccarat, winner: 'banker' },
  { game: 'dragonTiger', winner: 'tiger', suited: false },
  { game: 'roulette', number: 0 },
  { game: 'roulette', number: 32 },
  { game: 'roulette', number: 17 },
  { game: 'sicbo', dice: [4, 4, 4] },
  { game: 'sicbo', dice: [1, 4, 6] },
  { game: 'sicbo', dice: [1, 3, 6] },
];

it('stands every game on a road of two sides, with zero and triples between them', () => {
  const sides = results.map(roadResult);
  expect(sides).toEqual(['banker', 'player', 'tie', 'banker', 'player', 'tie', 'banker', 'player']);
  expect(countsOf(sides)).toEqual({ banker: 3, player: 3, tie: 2 });
});
