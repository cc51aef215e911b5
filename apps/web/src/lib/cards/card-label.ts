import { isSuit, type Suit } from './suit-path.ts';

/** The texts of a namespace that names cards. */
interface CardTexts {
  (key: 'cardName', words: { suit: string; rank: string }): string;
  (key: `suits.${Suit}`): string;
}

/** `TD` in words: 方块10. */
export function cardLabel(t: CardTexts, card: string): string {
  const suit = card.slice(1);
  if (!isSuit(suit)) return card;
  const rank = card.startsWith('T') ? '10' : card.charAt(0);
  return t('cardName', { suit: t(`suits.${suit}`), rank });
}
