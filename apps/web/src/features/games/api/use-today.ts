import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session-store.ts';

/** What the member has staked and got back today, over all products. */
export function useToday() {
  const signedIn = useSession(({ session }) => session !== undefined);
  return useQuery({
    queryKey: ['getPlayProtection', {}],
    queryFn: ({ signal }) => api.getPlayProtection({}, { signal }),
    enabled: signedIn,
    staleTime: 0,
    select: ({ today }) => today,
  });
}
