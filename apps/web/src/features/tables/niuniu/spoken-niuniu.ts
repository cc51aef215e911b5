import type { TFunction } from 'i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { detailsOf, type TableDetails } from '../api/shapes.ts';
import { seatName } from '../felt/seat-at.ts';
import { bullText } from './niuniu-text.ts';

/** What a reader says as a hand of niuniu goes on: what is to be chosen, who is the banker, how it ended; never each second. */
export function spokenNiuniu(t: TFunction<'tables'>, details: TableDetails): string {
  const { hand, own, summary } = detailsOf(details, 'niuniu');
  if (!hand) return '';
  if (hand.state === 'cancelled') return t('status.cancelled', { number: hand.number });
  if (hand.state === 'over')
    return hand.seats
      .map(({ seat, bull, outcome }) => {
        const name = seatName(t, details, seat);
        const kind = bull ? bullText(t, bull) : '';
        if (!outcome) return `${name} ${kind}`;
        return /[1-9]/.test(outcome.won)
          ? t('spoken.won', { name, kind, amount: displayAmount(outcome.won, summary.currency) })
          : t('spoken.lost', { name, kind, amount: displayAmount(outcome.lost, summary.currency) });
      })
      .join(' ');
  const banker =
    hand.banker === null ? '' : t('niuniu.isBanker', { name: seatName(t, details, hand.banker) });
  if (own?.options)
    return `${banker} ${t(`niuniu.hint.${own.options.act}`, { amount: displayAmount(summary.unit, summary.currency) })}`;
  return hand.phase === 'over' ? banker : `${banker} ${t(`niuniu.phase.${hand.phase}`)}`;
}
