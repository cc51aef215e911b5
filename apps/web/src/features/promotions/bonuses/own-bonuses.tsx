import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useBonuses } from '../api/use-bonuses.ts';
import { BonusCard } from './bonus-card.tsx';
import styles from './bonuses.module.css';

/** The member's bonuses that are played for first; nothing where there never was one. */
export function OwnBonuses() {
  const { t } = useTranslation('bonuses');
  const query = useBonuses();
  if (query.isError && !query.data)
    return <FaultPanel title={t('fault')} fault={query.error} retry={query} />;
  const bonuses = query.data?.bonuses ?? [];
  if (bonuses.length === 0) return null;
  return (
    <section className={styles.list} aria-label={t('title')}>
      <div className={styles.head}>
        <h2>{t('title')}</h2>
        <p>{t('lead')}</p>
      </div>
      {bonuses.map((bonus) => (
        <BonusCard key={bonus.rewardId} bonus={bonus} />
      ))}
    </section>
  );
}
