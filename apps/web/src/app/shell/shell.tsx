import { SkipLink } from '@fairway/ui/components/skip-link/skip-link.tsx';
import { Outlet, useMatches } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { isMobileBrowser } from '../../lib/mobile-browser.ts';
import { useSession } from '../../lib/session-store.ts';
import { useAppliedSiteConfig } from '../../lib/site-config.ts';
import { RoutePending } from '../routes/route-pending.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';

// Only for members, and never part of a visitor's first load.
const OrderBalls = lazy(async () => ({
  default: (await import('../../features/cashier/order-ball/order-balls.tsx')).OrderBalls,
}));

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Parts of the shell that this page does without (specification section 2). */
    hides?: readonly ('header' | 'footer')[];
  }
}

/** What frames a page: skip link, header, main region, footer. A phone's browser gets none of it [SHELL-003]. */
export function Shell() {
  const { t } = useTranslation('shell');
  useAppliedSiteConfig();
  const hidden = useMatches({
    select: (matches) => matches.flatMap(({ staticData }) => staticData.hides ?? []),
  });
  const signedIn = useSession(({ session }) => session !== undefined);
  if (isMobileBrowser()) return null;
  return (
    <div className={styles.shell}>
      <SkipLink target="content">{t('nav.skip')}</SkipLink>
      {!hidden.includes('header') && <Header />}
      <main id="content" tabIndex={-1} className={styles.main}>
        <Suspense fallback={<RoutePending />}>
          <Outlet />
        </Suspense>
      </main>
      {!hidden.includes('footer') && <Footer />}
      {signedIn && (
        <Suspense>
          <OrderBalls />
        </Suspense>
      )}
    </div>
  );
}
