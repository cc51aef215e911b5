import { randomUuid } from '@fairway/ui/browser/random-id.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useOperationId } from '../../../lib/operation-id.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { useSession } from '../../../lib/session-store.ts';

const queryKey = ['getSeeds', {}];

/** The commitments of the member's seeds; nothing is asked for a visitor. */
export function useSeeds() {
  const signedIn = useSession(({ session }) => session !== undefined);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => api.getSeeds({}, { signal }),
    enabled: signedIn,
    staleTime: 0,
  });
}

/** Reveals the seed in use and begins the next one with this client seed. */
export function useRotateSeeds() {
  const client = useQueryClient();
  const operation = useOperationId('rotateSeeds');
  return useMutation({
    mutationFn: (clientSeed: string) =>
      operation.run((operationId) => api.rotateSeeds({ clientSeed }, { operationId })),
    onSuccess: () => client.invalidateQueries({ queryKey }),
    onError: (fault) => showRefusal(fault),
  });
}

/** A client seed that this browser draws; the member may type another one. */
export function drawnClientSeed(): string {
  return randomUuid().replaceAll('-', '').slice(0, 20);
}
