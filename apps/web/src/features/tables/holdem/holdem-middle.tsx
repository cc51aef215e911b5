import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import type { DetailsOf } from '../api/shapes.ts';
import { ChipPile } from '../felt/chip-pile.tsx';
import { PlacedCards } from '../felt/placed-cards.tsx';
import { unitsOf } from '../felt/units-of.ts';
import { winningCards } from './winning-cards.ts';
import { statusText } from '../felt/status-text.ts';
import styles from '../felt/middle.module.css';

/** The pots, the board, and what the table does. */
export function HoldemMiddle({ details }: { details: DetailsOf<'holdem'> }) {
  const { t } = useTranslation('tables');
  const { summary, hand } = details;
  const { currency, unit } = summary;
  const isDealt = hand?.state === 'playing' || hand?.state === 'over';
  const pots = hand?.pots.filter(({ amount }) => /[1-9]/.test(amount)) ?? [];
  const shown =
    pots.length > 0
      ? pots.map(({ amount, seats }) => ({ key: seats.join(','), amount }))
      : hand
        ? [{ key: 'all', amount: hand.pot }]
        : [];
  return (
    <>
      <p className={styles.pots}>
        {isDealt &&
          shown.map(({ key, amount }, place) => (
            <span key={key} className={styles.pot}>
              <ChipPile units={unitsOf(amount, unit, currency)} />
              {t(place === 0 ? 'table.pot' : 'table.sidePot', {
                amount: displayAmount(amount, currency),
                place,
              })}
            </span>
          ))}
      </p>
      <PlacedCards
        cards={hand?.board.map(({ card }) => card) ?? []}
        places={5}
        label={t('table.board')}
        size="board"
        winning={winningCards(hand)}
      />
      <p className={styles.status}>
        <span>{statusText(t, details, hand ? t(`street.${hand.street}`) : '')}</span>
        {hand?.rake && (
          <span className={styles.rake}>
            {t('table.rake', { amount: displayAmount(hand.rake, currency) })}
          </span>
        )}
      </p>
    </>
  );
}
