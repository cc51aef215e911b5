import type { Sport } from '@fairway/contract/sportsbook/sports.ts';
import type { LobbyView } from '@fairway/contract/sportsbook/states.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

export interface LobbyChoice {
  view: LobbyView;
  /** Left out: football. */
  sport?: Sport;
  competitionId?: string;
  /** YYYY-MM-DD, Asia/Shanghai. */
  day?: string;
}

/**
 * The sports lobby. Asked every five seconds while the tab is seen: an unchanged list costs a 304, and numbers change in
 * place because rows keep their keys.
 */
export function useFixtures(choice: LobbyChoice) {
  return useQuery({
    queryKey: ['listFixtures', choice],
    queryFn: ({ signal }) => api.listFixtures(choice, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 5_000,
  });
}
