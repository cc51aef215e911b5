import { bonusMoves } from '@fairway/contract/promotions/bonuses/states.ts';
import { venueCategories } from '@fairway/contract/venues/categories.ts';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { displayAmount } from '../../../lib/format-amount.ts';
import { formatTime } from '../../../lib/format-time.ts';
import { useBonusPlays } from '../api/use-bonuses.ts';
import { enumLabel } from '../parts/enum-label.ts';
import styles from './bonuses.module.css';

/** The bets that count for a bonus and each sum that left it. */
export function BonusPlays({ rewardId }: { rewardId: string }) {
  const { t } = useTranslation('bonuses');
  const query = useBonusPlays(rewardId);
  if (query.isPending)
    return (
      <Loading label={t('loading')}>
        <Skeleton height={96} radius="var(--r-md)" />
      </Loading>
    );
  if (!query.data) return <FaultPanel plain title={t('explain.fault')} fault={query.error} retry={query} />;
  const { plays, moves, isCut } = query.data;
  return (
    <div className={styles.worth}>
      {plays.length === 0 && <p className={styles.note}>{t('explain.none')}</p>}
      <dl className={styles.rows}>
        {plays.map(({ ref, category, turnover, counted, at }) => (
          <div key={`${category}-${ref}`}>
            <dt>
              {enumLabel(venueCategories, venueCategories.codes[category])} {displayAmount(turnover, 'CNY')}
              <span className={styles.note}>
                {formatTime(at, 'exact')} · {ref}
              </span>
            </dt>
            <dd>{t('explain.counted', { counted: displayAmount(counted, 'CNY') })}</dd>
          </div>
        ))}
      </dl>
      {isCut && <p className={styles.note}>{t('explain.cut')}</p>}
      {moves.length > 0 && <h3>{t('explain.moves')}</h3>}
      <dl className={styles.rows}>
        {moves.map(({ kind, amount, at }) => (
          <div key={`${kind}-${at}`}>
            <dt>
              {enumLabel(bonusMoves, kind)}
              <span className={styles.note}>{formatTime(at, 'exact')}</span>
            </dt>
            <dd>{displayAmount(amount, 'CNY')}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
