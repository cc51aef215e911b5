import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import { orderPollMs } from '@fairway/contract/limits/timing.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';
import { useSession } from '../../../../lib/session-store.ts';

/** Refusals that mean the same as no active order (specification section 4). */
const none = new Set(['depositOrderEnded', 'depositOrderNotFound']);

/** The open deposit order, null when there is none; asked each minute while a member is signed in, never otherwise. */
export function useActiveDepositOrder() {
  const signedIn = useSession(({ session }) => session !== undefined);
  return useQuery({
    queryKey: ['getActiveDepositOrder', {}],
    queryFn: async ({ signal }) => {
      try {
        return await api.getActiveDepositOrder({}, { signal });
      } catch (fault) {
        if (fault instanceof ApiError && none.has(fault.error)) return null;
        throw fault;
      }
    },
    enabled: signedIn,
    refetchInterval: signedIn ? orderPollMs : false,
  });
}
