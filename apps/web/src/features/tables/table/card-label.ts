import type { TFunction } from 'i18next';
import { isSuit } from '../../../lib/cards/suit-path.ts';

/** `TD` in words: 方块10. */
export function cardLabel(t: TFunction<'tables'>, card: string): string {
  const suit = card.slice(1);
  if (!isSuit(suit)) return card;
  const rank = card.startsWith('T') ? '10' : card.charAt(0);
  return t('cardName', { suit: t(`suits.${suit}`), rank });
}
