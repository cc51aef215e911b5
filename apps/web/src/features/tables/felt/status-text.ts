import type { TFunction } from 'i18next';
import type { TableDetails } from '../api/shapes.ts';

/** What the table does, in a few words; `phase` is what its hand is at, as its game names it. */
export function statusText(
  t: TFunction<'tables'>,
  { hand, seats, summary }: Pick<TableDetails, 'hand' | 'seats' | 'summary'>,
  phase: string,
): string {
  if (hand?.state === 'waiting') return t('status.dealing', { number: hand.number });
  if (hand?.state === 'playing') return `${t('status.hand', { number: hand.number })} · ${phase}`;
  if (seats.filter(({ state }) => state === 'seated').length < summary.leastSeats) return t('status.waiting');
  if (hand?.state === 'cancelled') return t('status.cancelled', { number: hand.number });
  return hand ? t('status.over', { number: hand.number }) : t('status.next');
}
