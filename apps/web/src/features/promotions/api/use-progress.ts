import type { CampaignKind } from '@fairway/contract/promotions/kinds.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** What the own sums of a campaign are made of; asked for when it is wanted. */
export function useProgress(kind: CampaignKind, no: number, isWanted: boolean) {
  return useQuery({
    queryKey: ['explainProgress', { kind, no }],
    queryFn: ({ signal }) => api.explainProgress({ kind, no }, { signal }),
    enabled: isWanted,
  });
}
