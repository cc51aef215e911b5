import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session-store.ts';

/**
 * The codes of the venues that the member may enter; undefined for a visitor and until it is known. Asked after each login, since the
 * header that begins with it asks; what a launch or a stake may do the server judges again.
 */
export function useAuthorisedVenues(): readonly string[] | undefined {
  const signedIn = useSession(({ session }) => session !== undefined);
  const { data } = useQuery({
    queryKey: ['listAuthorisedVenues', {}],
    queryFn: async ({ signal }) => (await api.listAuthorisedVenues({}, { signal })).venues,
    enabled: signedIn,
    staleTime: 60_000,
  });
  return signedIn ? data : undefined;
}
