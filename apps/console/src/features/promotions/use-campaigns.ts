import type { InputOf, OutputOf } from '@fairway/contract/endpoint.ts';
import type { CampaignKind, CampaignState } from '@fairway/contract/promotions/kinds.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { usePages } from '../../lib/use-pages.ts';

export type OpenedCampaign = OutputOf<Schemas['getCampaign']>;
export type FundLine = OutputOf<Schemas['getLiability']>['campaigns'][number];
export type CampaignName = InputOf<Schemas['getCampaign']>;

/** Campaigns of a state or of all, the last changed first. */
export function useCampaigns(state: CampaignState | undefined) {
  return usePages({
    key: ['campaigns', 'list', state],
    ask: (cursor) => api.listCampaigns({ ...(state && { state }), ...(cursor && { cursor }) }),
    every: 60_000,
  });
}

/** What runs, is paused or is coming: the first twenty of each. */
export function useWindows() {
  return useQuery({
    queryKey: ['campaigns', 'windows'],
    queryFn: async () => {
      const states = ['running', 'paused', 'scheduled'] as const;
      const pages = await Promise.all(states.map((state) => api.listCampaigns({ state })));
      return pages.flatMap(({ campaigns }) => campaigns);
    },
    refetchInterval: 60_000,
  });
}

/** One campaign. It does not refresh under an editor's hands: another's version shows as a conflict. */
export function useCampaign(kind: CampaignKind, no: number) {
  return useQuery({
    queryKey: ['campaigns', 'one', kind, no],
    queryFn: () => api.getCampaign({ kind, no }),
    refetchOnWindowFocus: false,
    staleTime: Infinity,
  });
}

/** What every campaign's account holds; equal to the ledger. */
export function useFunds() {
  return useQuery({
    queryKey: ['campaigns', 'funds'],
    queryFn: () => api.getLiability({}),
    refetchInterval: 60_000,
  });
}
