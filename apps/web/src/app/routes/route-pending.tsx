import { useTranslation } from 'react-i18next';
import styles from './route-pending.module.css';

/** Stands in for a page that is still on its way; shown after 200 ms and never for one that is there sooner. */
export function RoutePending() {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.pending} role="status" aria-label={t('loading')} data-testid="route-pending">
      <div className={styles.title} />
      <div className={styles.row}>
        <div className={styles.card} />
        <div className={styles.card} />
        <div className={styles.card} />
      </div>
      <div className={styles.block} />
    </div>
  );
}
