import { useTranslation } from 'react-i18next';
import styles from './route-pending.module.css';

/** A placeholder for a page that is still loading; shown after 200 ms and never for one that is there sooner. */
export function RoutePending() {
  const { t } = useTranslation('shell');
  return (
    <output className={styles.pending} aria-label={t('loading')} data-testid="route-pending">
      <span className={styles.title} />
      <span className={styles.row}>
        <span className={styles.card} />
        <span className={styles.card} />
        <span className={styles.card} />
      </span>
      <span className={styles.block} />
    </output>
  );
}
