import { choose } from '../../chance/combinations.ts';
import { categoryOf, pokerHands } from './hand-category.ts';

const categories = pokerHands.length;

/** binomial[k][n] = C(n, k), for numbering sets of cards. */
const binomial = Array.from({ length: 6 }, (_, k) =>
  Array.from({ length: 53 }, (_, n) => Number(choose(n, k))),
);

/** The number of an ascending set among all sets of its size: sum of C(card, place). */
export function setNumber(cards: readonly number[], mask: number): number {
  let [number, size] = [0, 0];
  for (let place = 0; place < 5; place += 1) {
    if ((mask & (1 << place)) === 0) continue;
    size += 1;
    number += binomial[size]?.[cards[place] ?? 0] ?? 0;
  }
  return number;
}

export const sizeOf = Array.from(
  { length: 32 },
  (_, mask) => Array.from(mask.toString(2)).filter((bit) => bit === '1').length,
);

/**
 * For each set of up to four cards and each paying hand: how many of the 2,598,960 hands of five contain the set and are that hand. By
 * size; within, set number x categories + category.
 */
export function subsetCounts(): Int32Array[] {
  const counts = [1, 52, 1_326, 22_100, 270_725].map((sets) => new Int32Array(sets * categories));
  const cards = [0, 0, 0, 0, 0];
  const count = (category: number) => {
    for (let mask = 0; mask < 31; mask += 1) {
      const bySize = counts[sizeOf[mask] ?? 0];
      const index = setNumber(cards, mask) * categories + category;
      if (bySize) bySize[index] = (bySize[index] ?? 0) + 1;
    }
  };
  for (let a = 0; a < 48; a += 1)
    for (let b = a + 1; b < 49; b += 1)
      for (let c = b + 1; c < 50; c += 1)
        for (let d = c + 1; d < 51; d += 1)
          for (let e = d + 1; e < 52; e += 1) {
            const category = categoryOf(a, b, c, d, e);
            if (category < 0) continue;
            [cards[0], cards[1], cards[2], cards[3], cards[4]] = [a, b, c, d, e];
            count(category);
          }
  return counts;
}
