import { SkipLink } from '@fairway/ui/components/skip-link/skip-link.tsx';
import { Outlet, useMatches } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LateExtras } from '../../features/content/late-extras.tsx';
import { Optional } from '../../lib/faults/optional.tsx';
import { isMobileBrowser } from '../../lib/browser/mobile-browser.ts';
import { useSession } from '../../lib/session-store.ts';
import { hasPaddedPages } from '../../lib/site/site-id.ts';
import { useAppliedSiteConfig, useSiteConfig } from '../../lib/site/site-config.ts';
import { sitePreview } from '../../lib/site/site-preview.ts';
import { paths } from '../paths.ts';
import { RoutePending } from '../routes/route-pending.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import styles from './shell.module.css';

// Only for members, and never part of a visitor's first load.
const OrderBalls = lazy(async () => ({
  default: (await import('../../features/cashier/order-ball/order-balls.tsx')).OrderBalls,
}));

const DepositTips = lazy(async () => ({
  default: (await import('../../features/cashier/deposit/tips/deposit-tips.tsx')).DepositTips,
}));

const MoveNotice = lazy(async () => ({
  default: (await import('../../features/members/move/move-notice.tsx')).MoveNotice,
}));

const MemberStatusNotice = lazy(async () => ({
  default: (await import('../../features/members/status/member-status-notice.tsx')).MemberStatusNotice,
}));

const RealityCheck = lazy(async () => ({
  default: (await import('../../features/protection/reality/reality-check.tsx')).RealityCheck,
}));

// Comes up on a page that is drawn already.
const loadExtras = async () => (await import('../../features/content/shell-extras.tsx')).ShellExtras;

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Parts of the shell that this page does without (specification section 2). */
    hides?: readonly ('header' | 'footer')[];
    /** What the page is about: these kinds have the festival theme's shortcuts, venues no padding of a site's own. */
    kind?: 'venue' | 'activity' | 'client';
    /** Mostly pictures: what floats may appear over it. On every other page it yields to what a member reads and presses. */
    scenic?: true;
  }
}

const SideNav = lazy(async () => ({ default: (await import('./side/side-nav.tsx')).SideNav }));

// An operator's alone.
const PreviewBar = lazy(async () => ({ default: (await import('./preview-bar.tsx')).PreviewBar }));

const homePaths = new Set<string>([paths.root, paths.home]);

/** What frames a page: skip link, header, main region, footer. A phone's browser gets none of it [SHELL-003]. */
export function Shell() {
  const { t } = useTranslation('shell');
  useAppliedSiteConfig();
  const festival = useSiteConfig().data?.appearance.festivalSkin ?? false;
  const hidden = useMatches({
    select: (matches) => matches.flatMap(({ staticData }) => staticData.hides ?? []),
  });
  const isHome = useMatches({
    select: (matches) => homePaths.has(matches.at(-1)?.fullPath ?? ''),
  });
  const kind = useMatches({ select: (matches) => matches.at(-1)?.staticData.kind });
  const signedIn = useSession(({ session }) => session !== undefined);
  if (isMobileBrowser()) return null;
  return (
    <div className={styles.shell}>
      <SkipLink target="content">{t('nav.skip')}</SkipLink>
      {!hidden.includes('header') && <Header />}
      <main
        id="content"
        tabIndex={-1}
        className={clsx(styles.main, hasPaddedPages() && !isHome && kind !== 'venue' && styles.padded)}
      >
        <Suspense fallback={<RoutePending />}>
          <Outlet />
        </Suspense>
      </main>
      {!hidden.includes('footer') && <Footer />}
      {festival && kind && (
        <Optional>
          <SideNav />
        </Optional>
      )}
      {sitePreview() !== null && (
        <Suspense>
          <PreviewBar />
        </Suspense>
      )}
      {!hidden.includes('header') && <LateExtras load={loadExtras} />}
      {signedIn && (
        <>
          <Optional>
            <OrderBalls />
          </Optional>
          <Optional>
            <DepositTips />
          </Optional>
          <Optional>
            <MoveNotice />
          </Optional>
          <Optional>
            <MemberStatusNotice />
          </Optional>
          <Optional>
            <RealityCheck />
          </Optional>
        </>
      )}
    </div>
  );
}
