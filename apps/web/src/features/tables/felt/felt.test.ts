import { expect, it } from 'vitest';
import { betSpot, middle, seatSpots } from './seat-spots.ts';
import { turnLeft } from './turn.ts';
import { flightsBetween } from './use-chip-flights.ts';

it('puts the own seat at the bottom and the others clockwise, whatever its number', () => {
  const spots = seatSpots(6, 3);
  expect([...spots.keys()]).toEqual([3, 4, 5, 6, 1, 2]);
  expect(spots.get(3)).toEqual({ x: 0, y: 1 });
  // Clockwise from the bottom is to the left.
  expect(spots.get(4)).toEqual({ x: -0.866, y: 0.5 });
  expect(spots.get(6)).toEqual({ x: 0, y: -1 });
  expect(seatSpots(2, 2).get(1)?.y).toBe(-1);
});

it('lays chips before their seat, beside the words of the one at the top and the cards of the one at the bottom', () => {
  expect(betSpot({ x: 0.866, y: 0.5 })).toEqual({ x: 0.866, y: 0.5 });
  expect(betSpot({ x: 0, y: 1 }).x).toBeGreaterThan(0.5);
  expect(betSpot({ x: 0, y: -1 }).x).toBeGreaterThan(0.2);
});

it('sends bets to the middle when a street is over, then what was won to who won it', () => {
  const spots = seatSpots(3, 1);
  const before = { hand: '8', bets: [1, 2], paid: [] };
  expect(flightsBetween(before, { hand: '8', bets: [1, 2, 3], paid: [] }, spots)).toEqual([]);
  expect(flightsBetween(before, { hand: '8', bets: [], paid: [] }, spots)).toMatchObject([
    { from: spots.get(1), to: middle, late: false },
    { from: spots.get(2), to: middle, late: false },
  ]);
  expect(flightsBetween(before, { hand: '8', bets: [], paid: [2] }, spots)).toMatchObject([
    { to: middle },
    { to: middle },
    { from: middle, to: spots.get(2), late: true },
  ]);
  // Another hand: nothing of the one before flies.
  expect(flightsBetween(before, { hand: '9', bets: [], paid: [] }, spots)).toEqual([]);
});

it('counts a turn down first from its own time, then from the bank', () => {
  const at = (second: number) => new Date(Date.UTC(2026, 7, 15, 12, 0, second)).toISOString();
  const turn = { seat: 1, since: at(0), bankFrom: at(15), until: at(45) };
  const from = Date.parse(turn.since);
  expect(turnLeft(turn, from + 5_000)).toEqual({ isBank: false, seconds: 10, part: 10 / 15 });
  expect(turnLeft(turn, from + 30_000)).toEqual({ isBank: true, seconds: 15, part: 0.5 });
  expect(turnLeft(turn, from + 60_000)).toEqual({ isBank: true, seconds: 0, part: 0 });
});
