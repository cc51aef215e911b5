import type { Card } from '../../cards/card.ts';
import { combinationsOf } from '../../chance/combinations.ts';
import { categoryOf } from './hand-category.ts';
import { drawWeights } from './draw-weights.ts';
import type { VideoPokerSheet } from './video-poker-sheet.ts';

/** Places 0 to 4 to hold so that the hand is worth most over all draws; of equals the one that holds fewest. Some 2.6 million draws. */
export function bestHold({ pays }: VideoPokerSheet, hand: readonly Card[]): number[] {
  const stub = Array.from({ length: 52 }, (_, card) => card).filter((card) => !hand.includes(card));
  let best = { hold: [] as number[], worth: -1 };
  for (let size = 0; size <= 5; size += 1)
    for (const hold of combinationsOf([0, 1, 2, 3, 4], size)) {
      let sum = 0;
      const cards = hold.map((place) => hand[place] ?? 0);
      forEachDraw(stub, 5 - size, 0, cards, (five) => {
        const [a = 0, b = 0, c = 0, d = 0, e = 0] = five;
        sum += pays[categoryOf(a, b, c, d, e)] ?? 0;
      });
      const worth = sum * (drawWeights[5 - size] ?? 0);
      if (worth > best.worth) best = { hold, worth };
    }
  return best.hold;
}

function forEachDraw(
  stub: readonly Card[],
  missing: number,
  from: number,
  cards: Card[],
  visit: (five: readonly Card[]) => void,
): void {
  if (missing === 0) {
    visit(cards);
    return;
  }
  for (let index = from; index <= stub.length - missing; index += 1) {
    cards.push(stub[index] ?? 0);
    forEachDraw(stub, missing - 1, index + 1, cards, visit);
    cards.pop();
  }
}
