import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import type { DetailsOf } from '../api/shapes.ts';
import { PlacedCards } from '../felt/placed-cards.tsx';
import { statusText } from '../felt/status-text.ts';
import { phaseText } from './doudizhu-text.ts';
import middle from '../felt/middle.module.css';
import styles from './doudizhu.module.css';

/** The landlord's three, the base with what it is multiplied by, and what the table does. */
export function DoudizhuMiddle({ details }: { details: DetailsOf<'doudizhu'> }) {
  const { t } = useTranslation('tables');
  const { summary, hand } = details;
  const isDealt = hand?.state === 'playing' || hand?.state === 'over';
  const bottom = hand?.bottom.map(({ card }) => card) ?? [];
  return (
    <>
      {isDealt && (
        <PlacedCards
          cards={bottom.length > 0 ? bottom : [undefined, undefined, undefined]}
          label={t('doudizhu.bottom')}
          size="small"
        />
      )}
      <p className={styles.base}>
        <span>{t('doudizhu.base', { amount: displayAmount(summary.unit, summary.currency) })}</span>
        {hand && hand.factor > 0 && <span>{t('doudizhu.factor', { factor: hand.factor })}</span>}
        {hand?.isSpring && <span>{t('doudizhu.spring')}</span>}
      </p>
      <p className={middle.status}>
        <span>{statusText(t, details, hand ? phaseText(t, hand) : '')}</span>
        {hand?.rake && (
          <span className={middle.rake}>
            {t('table.rake', { amount: displayAmount(hand.rake, summary.currency) })}
          </span>
        )}
      </p>
    </>
  );
}
