import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session-store.ts';

export const walletBalanceQuery = queryOptions({
  queryKey: ['getWalletBalance', {}],
  queryFn: ({ signal }) => api.getWalletBalance({}, { signal }),
});

/** All balances of the member; asked again by news over MQTT and once a minute. Nothing is asked for a visitor. */
export function useWalletBalance() {
  const signedIn = useSession(({ session }) => session !== undefined);
  return useQuery({
    ...walletBalanceQuery,
    enabled: signedIn,
    refetchInterval: 60_000,
  });
}
