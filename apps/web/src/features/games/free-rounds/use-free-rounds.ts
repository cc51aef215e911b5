import type { FreeGrant } from '@fairway/contract/games/free-rounds/schemas.ts';
import type { MemberGameCode } from '@fairway/contract/games/codes.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session-store.ts';

export interface FreeRounds {
  /** The member's grants of this game with rounds left, the next to expire first. */
  readonly grants: readonly FreeGrant[];
  /** The grant that the next press plays from; undefined where the stake is the member's own. */
  readonly chosen: FreeGrant | undefined;
  readonly choose: (id: string | undefined) => void;
}

/** The rounds of a game at the house's expense. A grant that is used up or has ended is no longer chosen. */
export function useFreeRounds(game: MemberGameCode, demo: boolean): FreeRounds {
  const signedIn = useSession(({ session }) => session !== undefined);
  const [id, choose] = useState<string>();
  const { data: grants = [] } = useQuery({
    queryKey: ['listFreeRounds', {}],
    queryFn: ({ signal }) => api.listFreeRounds({}, { signal }),
    enabled: signedIn && !demo,
    staleTime: 0,
    select: (answer) => answer.grants.filter((grant) => grant.game === game && grant.state === 'open'),
  });
  return { grants, chosen: grants.find((grant) => grant.id === id), choose };
}
