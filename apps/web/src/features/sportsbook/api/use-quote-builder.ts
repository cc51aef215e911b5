import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session-store.ts';
import type { SlipPick } from '../slip/slip-store.ts';

/** The present price of some selections as one bet builder, or what keeps them from being one; asked again every three seconds. */
export function useQuoteBuilder(picks: readonly SlipPick[], enabled: boolean) {
  const memberId = useSession(({ session }) => session?.memberId);
  const legs = picks.map(({ fixtureId, selectionId, marketVersion, odds }) => ({
    fixtureId,
    selectionId,
    marketVersion,
    odds,
  }));
  return useQuery({
    queryKey: ['quoteBuilder', { legs, memberId }],
    queryFn: ({ signal }) => api.quoteBuilder({ currency: 'CNY', legs }, { signal }),
    enabled: enabled && legs.length > 0,
    placeholderData: keepPreviousData,
    refetchInterval: 3_000,
  });
}
