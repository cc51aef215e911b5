import { NothingHere } from '@fairway/ui/art/still/nothing-here.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './not-found-page.module.css';

/** An address that is no page: says so and leads home. */
export function NotFoundPage() {
  const { t } = useTranslation('site');
  return (
    <section className={styles.page}>
      <NothingHere />
      <p className={styles.code}>404</p>
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.lead')}</p>
      <Link to="/app/home" className={buttonClass({ variant: 'action' })}>
        {t('notFound.toHome')}
      </Link>
    </section>
  );
}
