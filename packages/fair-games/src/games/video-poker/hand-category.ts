import { rankOf, suitOf, type Card } from '../../cards/card.ts';

/** Jacks or Better, the paying hands from the best; a hand's category is its place in this list, -1 pays nothing. */
export const pokerHands = [
  'royalFlush',
  'straightFlush',
  'fourOfAKind',
  'fullHouse',
  'flush',
  'straight',
  'threeOfAKind',
  'twoPairs',
  'jacksOrBetter',
] as const;

const [royalFlush, straightFlush, four, fullHouse, flush, straight, three, twoPairs, jacks] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
] as const;
const noHand = -1;

const cards = Array.from({ length: 52 }, (_, card) => card);
const rankTable = Uint8Array.from(cards, rankOf);
const suitTable = Uint8Array.from(cards, suitOf);
const bitCounts = new Uint8Array(1 << 13);
for (let set = 1; set < bitCounts.length; set += 1) bitCounts[set] = (set & 1) + (bitCounts[set >> 1] ?? 0);

/** Ten, jack, queen, king, ace. */
const broadway = 0b1_1110_0000_0001;

/**
 * The category of five cards. Called millions of times when all deals are enumerated, hence a set of ranks as bits, and how many
 * pairs of cards are equal, instead of counts by rank.
 */
export function categoryOf(a: Card, b: Card, c: Card, d: Card, e: Card): number {
  const i = rankTable[a] ?? 0;
  const j = rankTable[b] ?? 0;
  const k = rankTable[c] ?? 0;
  const l = rankTable[d] ?? 0;
  const m = rankTable[e] ?? 0;
  const ranks = (1 << i) | (1 << j) | (1 << k) | (1 << l) | (1 << m);
  if (bitCounts[ranks] === 5) {
    const suit = suitTable[a];
    const sameSuit =
      suitTable[b] === suit && suitTable[c] === suit && suitTable[d] === suit && suitTable[e] === suit;
    const run = ranks === broadway || isRun(ranks);
    if (sameSuit) return ranks === broadway ? royalFlush : run ? straightFlush : flush;
    return run ? straight : noHand;
  }
  // Equal ranks among the ten pairs of cards: 1 a pair, 2 two pairs, 3 a three, 4 a full house, 6 a four.
  const equal =
    +(i === j) +
    +(i === k) +
    +(i === l) +
    +(i === m) +
    +(j === k) +
    +(j === l) +
    +(j === m) +
    +(k === l) +
    +(k === m) +
    +(l === m);
  if (equal === 6) return four;
  if (equal === 4) return fullHouse;
  if (equal === 3) return three;
  if (equal === 2) return twoPairs;
  const paired =
    i === j || i === k || i === l || i === m
      ? i
      : j === k || j === l || j === m
        ? j
        : k === l || k === m
          ? k
          : l;
  return paired === 0 || paired >= 10 ? jacks : noHand;
}

/** Five ranks in a row, the ace low; the ace high is `broadway`. */
function isRun(ranks: number): boolean {
  return ranks / (ranks & -ranks) === 0b1_1111;
}
