import type { RobotCheckTypes } from '@fairway/contract/risk/captcha-kinds.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { keepChecked, useRobotCheck } from '../../lib/navigation/robot-check.ts';

const isCheck = (pathname: string) => pathname.startsWith('/robot-check/');

/** Takes the visitor to the check page once, whatever number of calls demand it, and keeps where they were. */
export function useRobotCheckRedirect(): void {
  const router = useRouter();
  useEffect(() => {
    let arrived = false;
    const lead = (demanded: RobotCheckTypes) => {
      const { pathname, href } = router.latestLocation;
      if (isCheck(pathname)) return;
      keepChecked(href);
      void router.navigate({
        to: '/robot-check/$verifyType/$afsType/$anjiType',
        params: {
          verifyType: String(demanded.verifyType),
          afsType: String(demanded.afsType),
          anjiType: String(demanded.anjiType),
        },
      });
    };
    const stopDemands = useRobotCheck.subscribe(({ demanded }, { demanded: before }) => {
      if (!demanded) arrived = false;
      else if (!before) lead(demanded);
    });
    // A press on a link while the check page is being fetched overtakes the redirect: it is repeated from there.
    const stopArrivals = router.subscribe('onResolved', ({ toLocation }) => {
      const { demanded } = useRobotCheck.getState();
      if (isCheck(toLocation.pathname)) arrived = true;
      else if (demanded && !arrived) lead(demanded);
    });
    return () => {
      stopDemands();
      stopArrivals();
    };
  }, [router]);
}
