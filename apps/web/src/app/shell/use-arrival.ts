import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { clearToasts } from '../../lib/toasts.ts';
import { rememberRoute } from '../../lib/navigation/previous-route.ts';
import { usePageRefusal } from '../../lib/refusals.ts';
import { watchHeading } from './watch-heading.ts';

/**
 * On each route change: the page starts at its top, pending toasts go, the route before is remembered (specification
 * section 2), and as soon as the new page has its heading, focus and the document's title follow it.
 */
export function useArrival(): void {
  const router = useRouter();
  useEffect(() => {
    let stopWatching = watchHeading({ focus: false });
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
      stopWatching = watchHeading({ focus: true });
    });
    return () => {
      stop();
      stopResolved();
      stopWatching();
    };
  }, [router]);
}
