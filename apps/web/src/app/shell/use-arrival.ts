import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { clearToasts } from '../../lib/toasts.ts';
import { language } from '../../lib/i18n.ts';
import { rememberRoute } from '../../lib/navigation/previous-route.ts';
import { usePageRefusal } from '../../lib/refusals.ts';
import { watchHeading } from './watch-heading.ts';

/**
 * On each route change: the page starts at its top, pending toasts go, the route before is remembered (specification
 * section 2), its canonical address is this page's, and as soon as the new page has its heading, focus, the document's title
 * and its description follow it.
 */
export function useArrival(): void {
  const router = useRouter();
  useEffect(() => {
    // The document came with the texts of its first page, in Chinese.
    let stale = false;
    const titled = (heading: string) => {
      stale ||= language() !== 'zh-CN';
      if (stale) void import('./describe-page.ts').then(({ describePage }) => describePage(router, heading));
    };
    let stopWatching = watchHeading({ focus: false, titled });
    const stop = router.subscribe('onBeforeLoad', ({ fromLocation, toLocation, pathChanged }) => {
      if (!pathChanged || !fromLocation || fromLocation.href === toLocation.href) return;
      rememberRoute(fromLocation.href);
      clearToasts();
      usePageRefusal.getState().clear();
    });
    const stopResolved = router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
      if (!pathChanged || !fromLocation) return;
      stopWatching();
      scrollTo(0, 0);
      stale = true;
      moveCanonical();
      stopWatching = watchHeading({ focus: true, titled });
    });
    return () => {
      stop();
      stopResolved();
      stopWatching();
    };
  }, [router]);
}

/** The server named it for the first page. */
function moveCanonical(): void {
  document
    .querySelector('link[rel=canonical]')
    ?.setAttribute('href', `${location.origin}${location.pathname}`);
}
