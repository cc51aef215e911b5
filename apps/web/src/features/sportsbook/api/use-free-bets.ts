import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session-store.ts';

/** Own free bets that can be used, the next to expire first. */
export function useFreeBets() {
  const signedIn = useSession(({ session }) => session !== undefined);
  return useQuery({
    queryKey: ['listFreeBets', {}],
    queryFn: ({ signal }) => api.listFreeBets({}, { signal }),
    enabled: signedIn,
    staleTime: 0,
    select: ({ freeBets }) => freeBets.filter(({ state }) => state === 'open'),
  });
}
