import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { navEntries } from './nav-entries.ts';
import { usePageExists } from './use-page-exists.ts';
import styles from './main-nav.module.css';

/** The pages that exist, left to right. */
export function MainNav() {
  const { t } = useTranslation('shell');
  const exists = usePageExists();
  return (
    <nav aria-label={t('nav.main')} className={styles.nav}>
      <ul className={styles.list}>
        {navEntries
          .filter(({ to }) => exists(to))
          .map(({ to, words }) => (
            <li key={to}>
              <Link to={to} className={styles.entry} activeProps={{ 'aria-current': 'page' }}>
                {t(`nav.${words}`)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
