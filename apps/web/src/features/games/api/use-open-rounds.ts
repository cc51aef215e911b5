import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session-store.ts';

/** Own rounds that wait for an act: none or one. */
export function useOpenRounds() {
  const signedIn = useSession(({ session }) => session !== undefined);
  return useQuery({
    queryKey: ['listOpenRounds', {}],
    queryFn: ({ signal }) => api.listOpenRounds({}, { signal }),
    enabled: signedIn,
    staleTime: 0,
  });
}
