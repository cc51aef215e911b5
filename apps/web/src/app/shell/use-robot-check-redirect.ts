import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { keepChecked, useRobotCheck } from '../../lib/navigation/robot-check.ts';

/** Takes the visitor to the check page once, whatever number of calls demand it, and keeps where they were. */
export function useRobotCheckRedirect(): void {
  const router = useRouter();
  useEffect(
    () =>
      useRobotCheck.subscribe(({ demanded }, { demanded: before }) => {
        const { pathname, href } = router.latestLocation;
        if (!demanded || before || pathname.startsWith('/robot-check/')) return;
        keepChecked(href);
        void router.navigate({
          to: '/robot-check/$verifyType/$afsType/$anjiType',
          params: {
            verifyType: String(demanded.verifyType),
            afsType: String(demanded.afsType),
            anjiType: String(demanded.anjiType),
          },
        });
      }),
    [router],
  );
}
