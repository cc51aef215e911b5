import { Dot } from '@fairway/ui/components/badge/dot.tsx';
import { useTranslation } from 'react-i18next';
import styles from './stage.module.css';

/** At the corner of a picture that is not about a match: it comes from now. */
export function OnAirMark() {
  const { t } = useTranslation('live');
  return (
    <p className={styles.bug}>
      <span className={styles.onAir}>
        <Dot pulse />
        {t('status.live')}
      </span>
    </p>
  );
}
