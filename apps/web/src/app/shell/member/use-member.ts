import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session-store.ts';

/** The signed-in member as the shell shows them; asks nothing for a visitor. */
export function useMember() {
  const signedIn = useSession(({ session }) => session !== undefined);
  return useQuery({
    queryKey: ['getProfile'],
    queryFn: ({ signal }) => api.getProfile({}, { signal }),
    enabled: signedIn,
    staleTime: 60_000,
  });
}
