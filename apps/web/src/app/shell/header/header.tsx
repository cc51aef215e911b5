import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { brandName } from '../../../lib/site/brand-name.ts';
import { useSession } from '../../../lib/session-store.ts';
import { useSiteConfig } from '../../../lib/site/site-config.ts';
import { BrandLogo } from './brand-logo.tsx';
import { MainNav } from './main-nav.tsx';
import { VisitorEnd } from './visitor-end.tsx';
import styles from './header.module.css';

const MemberEnd = lazy(async () => ({ default: (await import('./member-end.tsx')).MemberEnd }));

/** Brand, navigation, and at the right end what a visitor or a member needs at once. */
export function Header() {
  const { t } = useTranslation('shell');
  const signedIn = useSession(({ session }) => session !== undefined);
  const brand = useSiteConfig().data?.brand.name ?? brandName();
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link to="/app/home" className={styles.brand} aria-label={t('nav.brandHome', { brand })}>
          <BrandLogo />
        </Link>
        <MainNav />
        <div className={styles.end}>
          {signedIn ? (
            <Suspense>
              <MemberEnd />
            </Suspense>
          ) : (
            <VisitorEnd />
          )}
        </div>
      </div>
    </header>
  );
}
