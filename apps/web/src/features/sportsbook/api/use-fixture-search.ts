import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** Matches of every period whose league or team the keyword names; asked again while it stands, since prices move. */
export function useFixtureSearch(keyword: string) {
  return useQuery({
    queryKey: ['searchFixtures', { keyword }],
    queryFn: ({ signal }) => api.searchFixtures({ keyword }, { signal }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
    refetchInterval: 5_000,
  });
}
