import { coinBalancePollMs } from '@fairway/contract/limits/timing.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';
import { useSession } from '../../../../lib/session-store.ts';

export const coinBalanceKey = ['getCoinBalance', {}] as const;

/** The member's coins: asked for at once, and every minute for as long as something shows them. */
export function useCoinBalance() {
  const signedIn = useSession(({ session }) => session !== undefined);
  return useQuery({
    queryKey: coinBalanceKey,
    queryFn: ({ signal }) => api.getCoinBalance({}, { signal }),
    enabled: signedIn,
    refetchInterval: coinBalancePollMs,
  });
}
