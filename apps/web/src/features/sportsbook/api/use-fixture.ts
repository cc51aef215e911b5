import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** One match, whole. The live line changes it in place; the slow poll mends what a lost line missed. */
export function useFixture(fixtureId: string) {
  return useQuery({
    queryKey: ['getFixture', { fixtureId }],
    queryFn: ({ signal }) => api.getFixture({ fixtureId }, { signal }),
    refetchInterval: 20_000,
  });
}
