import { once } from '../../chance/once.ts';
import type { CountedResult } from '../dealer-rules.ts';
import { bankerDraws, valueOfRank } from './baccarat-cards.ts';

const ranks = Array.from({ length: 13 }, (_, rank) => rank);
const shoe = 416;

/**
 * Every deal from a whole shoe of eight packs, counted by ordered cards: 416 x 415 x 414 x 413 x 412 x 411 cases, below 2^53, so that plain
 * numbers are exact. The first four cards are walked by rank, for the pairs, third cards by their value.
 */
export const baccaratCases: (shoes: 0) => readonly CountedResult[] = once(
  (shoes) => shoes,
  () => {
    // By the player's points, the banker's, and which of both have a pair.
    const counts = new Float64Array(400);
    const left = ranks.map(() => 32);
    const take = (rank: number, go: (copies: number) => void) => {
      const copies = left[rank] ?? 0;
      left[rank] = copies - 1;
      go(copies);
      left[rank] = copies;
    };
    for (const p1 of ranks)
      take(p1, (a) => {
        for (const b1 of ranks)
          take(b1, (b) => {
            for (const p2 of ranks)
              take(p2, (c) => {
                for (const b2 of ranks)
                  take(b2, (d) => {
                    const pairs = (p1 === p2 ? 1 : 0) + (b1 === b2 ? 2 : 0);
                    const first = (valueOfRank(p1) + valueOfRank(p2)) % 10;
                    const points = (valueOfRank(b1) + valueOfRank(b2)) % 10;
                    countThirds({ first, points, pairs, cases: a * b * c * d }, byValue(left), counts);
                  });
              });
          });
      });
    return Array.from(counts, (count, key) => resultOf(key, count)).filter(({ count }) => count > 0n);
  },
);

interface FirstCards {
  readonly first: number;
  readonly points: number;
  readonly pairs: number;
  readonly cases: number;
}

function countThirds(
  { first, points, pairs, cases }: FirstCards,
  left: number[],
  counts: Float64Array,
): void {
  const add = (player: number, banker: number, thirds: number) => {
    const key = player * 40 + banker * 4 + pairs;
    counts[key] = (counts[key] ?? 0) + cases * thirds;
  };
  const [fifth, sixth] = [shoe - 4, shoe - 5];
  if (first >= 8 || points >= 8) {
    add(first, points, fifth * sixth);
    return;
  }
  if (first >= 6) {
    if (!bankerDraws(points, null)) add(first, points, fifth * sixth);
    else
      for (let value = 0; value < 10; value += 1)
        add(first, (points + value) % 10, (left[value] ?? 0) * sixth);
    return;
  }
  for (let third = 0; third < 10; third += 1) {
    const number = left[third] ?? 0;
    const player = (first + third) % 10;
    if (!bankerDraws(points, third)) add(player, points, number * sixth);
    else
      for (let value = 0; value < 10; value += 1) {
        const others = left[value] ?? 0;
        add(player, (points + value) % 10, number * (value === third ? others - 1 : others));
      }
  }
}

function byValue(left: readonly number[]): number[] {
  const values = Array.from({ length: 10 }, () => 0);
  for (const rank of ranks) values[valueOfRank(rank)] = (values[valueOfRank(rank)] ?? 0) + (left[rank] ?? 0);
  return values;
}

function resultOf(key: number, count: number): CountedResult {
  const [playerPoints, bankerPoints, pairs] = [Math.floor(key / 40), Math.floor(key / 4) % 10, key % 4];
  const winner = playerPoints === bankerPoints ? 'tie' : playerPoints > bankerPoints ? 'player' : 'banker';
  return {
    count: BigInt(count),
    result: {
      game: 'baccarat',
      winner,
      playerPoints,
      bankerPoints,
      playerPair: pairs % 2 === 1,
      bankerPair: pairs >= 2,
    },
  };
}
