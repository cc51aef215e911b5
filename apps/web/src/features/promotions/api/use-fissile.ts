import type { OutputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useOperationId } from '../../../lib/operation-id.ts';
import { useSession } from '../../../lib/session-store.ts';

export type Fissile = OutputOf<Schemas['getFissile']>;

/** The own packet; asked again every minute while it may split. */
export function useFissile(no: number, isWanted: boolean) {
  const isSignedIn = useSession(({ session }) => session !== undefined);
  return useQuery({
    queryKey: ['getFissile', { no }],
    queryFn: ({ signal }) => api.getFissile({ no }, { signal }),
    enabled: isWanted && isSignedIn,
    refetchInterval: ({ state }) => (state.data?.packet?.state === 'open' ? 60_000 : false),
  });
}

/** Opens the packet; it happens once however often it is sent. */
export function useOpenFissile(no: number) {
  const operation = useOperationId(`openFissile.${no}`);
  return () => operation.run((operationId) => api.openFissile({ no }, { operationId }));
}
