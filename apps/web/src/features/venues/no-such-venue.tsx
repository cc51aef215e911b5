import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { VisuallyHidden } from '@fairway/ui/components/visually-hidden/visually-hidden.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './hall/hall.module.css';

/** The address names a venue that is not, or no longer, one of this site. */
export function NoSuchVenue() {
  const { t } = useTranslation('venues');
  return (
    <div className={styles.rest}>
      <h1>
        <VisuallyHidden>{t('none.title')}</VisuallyHidden>
      </h1>
      <EmptyState
        title={t('none.title')}
        text={t('none.text')}
        action={
          <Link to="/app/home" className={buttonClass({ variant: 'quiet' })}>
            {t('none.home')}
          </Link>
        }
      />
    </div>
  );
}
