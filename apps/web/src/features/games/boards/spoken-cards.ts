import type { TFunction } from 'i18next';
import { cardLabel } from '../../../lib/cards/card-label.ts';

/** Cards as they are said, one after the other: 方块10、黑桃A. */
export function spokenCards(t: TFunction<'games'>, cards: readonly string[]): string {
  return cards.map((card) => cardLabel(t, card)).join(t('betweenCards'));
}
