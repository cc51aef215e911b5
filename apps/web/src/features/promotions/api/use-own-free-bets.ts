import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session-store.ts';

/** Own free bets: those that can be used first, the next to expire at the top. */
export function useOwnFreeBets() {
  const isSignedIn = useSession(({ session }) => session !== undefined);
  return useQuery({
    queryKey: ['listFreeBets', {}],
    queryFn: ({ signal }) => api.listFreeBets({}, { signal }),
    enabled: isSignedIn,
    select: ({ freeBets }) => freeBets,
  });
}
