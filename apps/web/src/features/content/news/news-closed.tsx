import { ShutGate } from '@fairway/ui/art/still/shut-gate.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './news-page.module.css';

/** In place of the news while the entrance is not open to the caller. */
export function NewsClosed() {
  const { t } = useTranslation('news');
  return (
    <div className={styles.page}>
      <h1 className={styles.closed}>{t('title')}</h1>
      <EmptyState
        art={<ShutGate />}
        title={t('closed')}
        text={t('closedText')}
        action={
          <Link to="/app/home" className={buttonClass({ variant: 'quiet' })}>
            {t('toHome')}
          </Link>
        }
      />
    </div>
  );
}
