import { Fraction } from '@fairway/money';
import { returnsOf, type Returns } from '../../chance/returns.ts';
import { commonDraws, drawWeights } from './draw-weights.ts';
import { categoryOf, pokerHands } from './hand-category.ts';
import { setNumber, sizeOf, subsetCounts } from './subset-counts.ts';
import type { VideoPokerSheet } from './video-poker-sheet.ts';

const categories = pokerHands.length;
const all = 31;

/**
 * Over all deals and all draws, each hand held best. The 2,598,960 deals fall into 134,459 that differ by more than a change of
 * suits. For a hold, the draws that make a hand follow from counts of hands that contain a set of cards, by inclusion and exclusion
 * of the cards thrown away.
 */
export function videoPokerReturns(sheet: VideoPokerSheet): Returns {
  const counts = subsetCounts();
  const totals = Array.from({ length: categories }, () => 0);
  let deals = 0;
  const vectors = Array.from({ length: 32 }, () => new Int32Array(categories));
  const worth = new Float64Array(32);
  forEachDeal((cards, alike) => {
    deals += alike;
    for (let mask = 0; mask < all; mask += 1) {
      const start = setNumber(cards, mask) * categories;
      vectors[mask]?.set(counts[sizeOf[mask] ?? 0]?.subarray(start, start + categories) ?? []);
    }
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = cards;
    const dealt = categoryOf(a, b, c, d, e);
    vectors[all]?.fill(0);
    if (dealt >= 0) vectors[all]?.fill(1, dealt, dealt + 1);
    const hold = bestMask(sheet, vectors, worth);
    const weight = alike * (drawWeights[5 - (sizeOf[hold] ?? 0)] ?? 0);
    for (let category = 0; category < categories; category += 1)
      totals[category] = (totals[category] ?? 0) + weight * drawsOf(vectors, hold, category);
  });
  const paid = totals.map((total, category) => ({
    multiplier: Fraction.of(BigInt(sheet.pays[category] ?? 0)),
    count: BigInt(total),
  }));
  const won = paid.reduce((sum, { count }) => sum + count, 0n);
  const cases = BigInt(deals) * BigInt(commonDraws);
  return returnsOf([...paid, { multiplier: Fraction.ZERO, count: cases - won }]);
}

/** The hold that is worth most: all 32 at once, by subtracting for each card thrown away what still contains it. */
function bestMask({ pays }: VideoPokerSheet, vectors: readonly Int32Array[], worth: Float64Array): number {
  for (let mask = 0; mask <= all; mask += 1) {
    let sum = 0;
    const vector = vectors[mask];
    for (let category = 0; category < categories; category += 1)
      sum += (vector?.[category] ?? 0) * (pays[category] ?? 0);
    worth[mask] = sum;
  }
  for (let bit = 1; bit <= all; bit *= 2)
    for (let mask = 0; mask <= all; mask += 1)
      if ((mask & bit) === 0) worth[mask] = (worth[mask] ?? 0) - (worth[mask | bit] ?? 0);
  let [best, most] = [0, -1];
  for (let mask = 0; mask <= all; mask += 1) {
    const scaled = (worth[mask] ?? 0) * (drawWeights[5 - (sizeOf[mask] ?? 0)] ?? 0);
    if (scaled > most) [best, most] = [mask, scaled];
  }
  return best;
}

/** Draws that make a hand when `hold` is kept and the rest thrown away. */
function drawsOf(vectors: readonly Int32Array[], hold: number, category: number): number {
  let sum = 0;
  const thrown = all & ~hold;
  for (let some = thrown; ; some = (some - 1) & thrown) {
    const count = vectors[hold | some]?.[category] ?? 0;
    sum += (sizeOf[some] ?? 0) % 2 === 0 ? count : -count;
    if (some === 0) return sum;
  }
}

/** One deal of each kind, ascending, with how many deals are alike: those whose suits hold ranks in descending order of their sets. */
function forEachDeal(visit: (cards: readonly number[], alike: number) => void): void {
  const cards = [0, 0, 0, 0, 0];
  const sets = [0, 0, 0, 0];
  const place = (index: number, from: number): void => {
    if (index === 5) {
      const [a = 0, b = 0, c = 0, d = 0] = sets;
      visit(cards, arrangements(a, b, c, d));
      return;
    }
    for (let card = from; card < 48 + index; card += 1) {
      const suit = Math.floor(card / 13);
      cards[index] = card;
      sets[suit] = (sets[suit] ?? 0) | (1 << (card % 13));
      // A set only grows, and the one before it is complete: past it, no deal of this kind is the first of its like.
      if (suit === 0 || (sets[suit] ?? 0) <= (sets[suit - 1] ?? 0)) place(index + 1, card + 1);
      sets[suit] = (sets[suit] ?? 0) & ~(1 << (card % 13));
    }
  };
  place(0, 0);
}

/** In how many orders four sets, descending, can be given to the suits. */
function arrangements(a: number, b: number, c: number, d: number): number {
  const runs: number[] = [];
  let run = 1;
  for (const same of [a === b, b === c, c === d]) {
    if (same) run += 1;
    else {
      runs.push(run);
      run = 1;
    }
  }
  const factorial = [1, 1, 2, 6, 24];
  return [...runs, run].reduce((orders, length) => orders / (factorial[length] ?? 1), 24);
}
