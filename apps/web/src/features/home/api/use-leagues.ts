import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

const shown = 6;
const views = ['live', 'today', 'early'] as const;

/** The competitions with something on offer, the fullest first, each with its number of matches, and how many each view of the lobby holds. */
export function useLeagues() {
  return useQuery({
    queryKey: ['listLeagues', {}],
    queryFn: ({ signal }) => api.listLeagues({}, { signal }),
    staleTime: 60_000,
    select: ({ leagues }) => ({
      leagues: leagues
        .map(({ id, name, counts: { live, today, early } }) => ({
          id,
          name,
          live,
          matches: live + today + early,
        }))
        .filter(({ matches }) => matches > 0)
        .toSorted((a, b) => b.matches - a.matches)
        .slice(0, shown),
      views: views.map((view) => ({
        view,
        count: leagues.reduce((sum, { counts }) => sum + counts[view], 0),
      })),
    }),
  });
}
