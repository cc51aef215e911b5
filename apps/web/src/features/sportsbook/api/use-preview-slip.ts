import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import type { SlipPick } from '../slip/slip-store.ts';

/** Present prices, conflicts, limits and balance for the slip; asked again with each change and every three seconds. */
export function usePreviewSlip(
  picks: readonly SlipPick[],
  sizes: readonly number[],
  memberId: string | undefined,
) {
  const legs = picks.map(({ fixtureId, selectionId, marketVersion, odds }) => ({
    fixtureId,
    selectionId,
    marketVersion,
    odds,
  }));
  return useQuery({
    queryKey: ['previewSlip', { legs, sizes, memberId }],
    queryFn: ({ signal }) => api.previewSlip({ currency: 'CNY', legs, sizes: [...sizes] }, { signal }),
    enabled: legs.length > 0,
    placeholderData: keepPreviousData,
    refetchInterval: 3_000,
  });
}
