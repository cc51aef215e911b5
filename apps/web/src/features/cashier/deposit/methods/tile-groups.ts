/** Cards of a group and how many sixths of the panel the group, and of the panel each card, takes. */
export interface TiledGroup<Group, Card> {
  group: Group;
  sixths: number;
  cards: readonly { card: Card; sixths: number }[];
}

/**
 * Lays groups of cards out so that every row is full, however many methods the channels offer: three cards a row, the
 * last two or four by halves; a group of one and one of two beside it share a row.
 */
export function tileGroups<Group, Card>(
  groups: readonly { group: Group; cards: readonly Card[] }[],
): readonly TiledGroup<Group, Card>[] {
  const tiled: TiledGroup<Group, Card>[] = [];
  for (let at = 0; at < groups.length;) {
    const pair = groups.slice(at, at + 2);
    const shares = pair.length === 2 && pair.reduce((sum, { cards }) => sum + cards.length, 0) === 3;
    const row = shares ? pair : pair.slice(0, 1);
    for (const { group, cards } of row)
      tiled.push({
        group,
        sixths: shares ? cards.length * 2 : 6,
        cards: cards.map((card, index) => ({
          card,
          sixths: shares ? 2 : cardSixths(cards.length, cards.length - index),
        })),
      });
    at += row.length;
  }
  return tiled;
}

/** How wide a card of a group of `count` is that has `left` cards from itself to the end. */
function cardSixths(count: number, left: number): number {
  if (count === 1) return 6;
  const byHalves = { 0: 0, 1: 4, 2: 2 }[count % 3] ?? 0;
  return left <= byHalves ? 3 : 2;
}
