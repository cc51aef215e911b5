import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import type { TableDetails } from '../api/shapes.ts';
import { PlacedCards } from './placed-cards.tsx';
import { SeatPlace } from './seat-place.tsx';
import { statusText } from './status-text.ts';
import styles from './table-cloth.module.css';

/** The table from above: seats around it, the board and the pots in the middle. Dark in both themes, as a hall at night. */
export function TableCloth({ details }: { details: TableDetails }) {
  const { t } = useTranslation('tables');
  const { summary, hand, own } = details;
  const numbers = Array.from({ length: summary.seats }, (_, place) => place + 1);
  const pots = hand?.pots.filter(({ amount }) => /[1-9]/.test(amount)) ?? [];
  return (
    <section className={styles.cloth} data-seats={summary.seats} aria-label={t('table.label')}>
      <ol className={styles.seats}>
        {numbers.map((number) => (
          <SeatPlace key={number} number={number} details={details} isOwn={own?.seat === number} />
        ))}
      </ol>
      <div className={styles.middle}>
        <p className={styles.status}>{statusText(t, details)}</p>
        <PlacedCards cards={hand?.board.map(({ card }) => card) ?? []} places={5} label={t('table.board')} />
        <p className={styles.pots}>
          {hand && pots.length === 0 && (
            <span>{t('table.pot', { amount: displayAmount(hand.pot, summary.currency) })}</span>
          )}
          {pots.map(({ amount, seats }, place) => (
            <span key={seats.join(',')}>
              {t(place === 0 ? 'table.pot' : 'table.sidePot', {
                amount: displayAmount(amount, summary.currency),
                place,
              })}
            </span>
          ))}
          {hand?.rake && (
            <span>{t('table.rake', { amount: displayAmount(hand.rake, summary.currency) })}</span>
          )}
        </p>
      </div>
    </section>
  );
}
