import { orderPollMs } from '@fairway/contract/limits/timing.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';
import { useSession } from '../../../../lib/session-store.ts';

/** The open withdrawal, null when there is none; asked each minute while a member is signed in, never otherwise. */
export function useActiveWithdrawal() {
  const signedIn = useSession(({ session }) => session !== undefined);
  return useQuery({
    queryKey: ['getActiveWithdrawal', {}],
    queryFn: ({ signal }) => api.getActiveWithdrawal({}, { signal }),
    enabled: signedIn,
    refetchInterval: signedIn ? orderPollMs : false,
  });
}
