import type { TFunction } from 'i18next';
import { cardLabel } from '../../../lib/cards/card-label.ts';

/** A card of either pack in words: `TD` 方块10, `RJ` 大王. */
export function cardText(t: TFunction<'tables'>, card: string): string {
  if (card === 'BJ') return t('jokers.black');
  if (card === 'RJ') return t('jokers.red');
  return cardLabel(t, card);
}
