import { blackjackTotal, cardNamed } from '@fairway/fair-games';

/** What cards come to, `17`; with an ace that may still count 1 both, `7 / 17`. */
export function totalText(names: readonly string[]): string {
  const cards = names.map(cardNamed).filter((card) => card !== undefined);
  const { total, soft } = blackjackTotal(cards);
  return soft && total < 21 ? `${total - 10} / ${total}` : String(total);
}
