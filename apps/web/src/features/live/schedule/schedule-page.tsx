import { useTranslation } from 'react-i18next';
import { ScheduleList } from './schedule-list.tsx';
import styles from './schedule.module.css';

/** Match rooms and announced broadcasts by day. */
export function SchedulePage() {
  const { t } = useTranslation('live');
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('schedule.title')}</h1>
        <p>{t('schedule.lead')}</p>
      </header>
      <ScheduleList />
    </div>
  );
}
