import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** As many of the live list as are asked for to find enough that have not begun. */
const asked = 16;
const shown = 5;

/** The next matches to start, soonest first, without those that the row of matches in play is filled up with. */
export function useUpcomingFixtures(besides: number) {
  return useQuery({
    queryKey: ['listLiveFixtures', { limit: asked }],
    queryFn: ({ signal }) => api.listLiveFixtures({ limit: asked }, { signal }),
    select: ({ fixtures, liveCount }) => {
      const next = fixtures.filter(({ status }) => status === 'scheduled');
      return next.slice(Math.max(0, besides - liveCount)).slice(0, shown);
    },
    refetchInterval: 15_000,
  });
}
