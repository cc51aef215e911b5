import type { OutputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session-store.ts';

export type Invitation = OutputOf<Schemas['inviteFriend']>;

/** The own code, friends and prizes. */
export function useInvite(isWanted: boolean) {
  const isSignedIn = useSession(({ session }) => session !== undefined);
  return useQuery({
    queryKey: ['inviteFriend'],
    queryFn: ({ signal }) => api.inviteFriend({}, { signal }),
    enabled: isSignedIn && isWanted,
  });
}

/** Takes the prize for so many friends; the server pays each once. */
export function claimPrize(friends: number): Promise<Invitation> {
  return api.inviteFriend({ claim: friends });
}
