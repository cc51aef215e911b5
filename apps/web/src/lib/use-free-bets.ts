import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { useSession } from './session-store.ts';

/** Own free bets: those that can be used first, the next to expire at the top; asked again wherever they are shown. */
export function useFreeBets() {
  const isSignedIn = useSession(({ session }) => session !== undefined);
  return useQuery({
    queryKey: ['listFreeBets', {}],
    queryFn: ({ signal }) => api.listFreeBets({}, { signal }),
    enabled: isSignedIn,
    staleTime: 0,
    select: ({ freeBets }) => freeBets,
  });
}
