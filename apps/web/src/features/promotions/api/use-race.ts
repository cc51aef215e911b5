import type { OutputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useOperationId } from '../../../lib/operation-id.ts';
import { useSession } from '../../../lib/session-store.ts';

export type Ranking = OutputOf<Schemas['rankRaceTickets']>;

/** The ranking as it was counted within the last minute; asked again each minute until the race is settled. */
export function useRanking(no: number, isWanted: boolean) {
  const isSignedIn = useSession(({ session }) => session !== undefined);
  return useQuery({
    queryKey: ['rankRaceTickets', { no, isSignedIn }],
    queryFn: ({ signal }) => api.rankRaceTickets({ no }, { signal }),
    enabled: isWanted,
    refetchInterval: ({ state }) => (state.data?.settledAt ? false : 60_000),
  });
}

/** The own tickets by day. */
export function useTickets(no: number, isWanted: boolean) {
  const isSignedIn = useSession(({ session }) => session !== undefined);
  return useQuery({
    queryKey: ['listRaceTickets', { no }],
    queryFn: ({ signal }) => api.listRaceTickets({ no }, { signal }),
    enabled: isWanted && isSignedIn,
  });
}

/** Takes part; it happens once however often it is sent. */
export function useJoinRace(no: number) {
  const operation = useOperationId(`joinRace.${no}`);
  return () => operation.run((operationId) => api.joinRace({ no }, { operationId }));
}
