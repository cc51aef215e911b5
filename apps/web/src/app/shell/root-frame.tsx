import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { usePageRefusal } from '../../lib/refusals.ts';
import { useSiteNews } from '../../lib/site/site-news.ts';
import { RouteFault } from '../routes/route-fault.tsx';
import { RoutePending } from '../routes/route-pending.tsx';
import { OfflineBar } from './offline/offline-bar.tsx';
import { LateToastFrame } from './toasts/late-toast-frame.tsx';
import { useArrival } from './use-arrival.ts';
import { useRobotCheckRedirect } from './use-robot-check-redirect.ts';
import { useSessionChange } from './use-session-change.ts';

/** Around every page, in the shell or outside of it: toasts, refusals of a whole page, what happens on each arrival, news of the site. */
export function RootFrame() {
  const { refusal, clear } = usePageRefusal();
  useArrival();
  useSessionChange();
  useSiteNews();
  useRobotCheckRedirect();
  return (
    <>
      <Suspense fallback={<RoutePending />}>
        {refusal ? <RouteFault error={refusal} reset={clear} /> : <Outlet />}
      </Suspense>
      <OfflineBar />
      <LateToastFrame />
    </>
  );
}
