import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import { campaignPages, hasNumber, type CampaignKind } from '@fairway/contract/promotions/kinds.ts';
import { useQuery } from '@tanstack/react-query';
import { api, serverClock } from '../../../lib/api.ts';
import { language } from '../../../lib/i18n.ts';
import { msUntilNextTurn } from '../parts/next-turn.ts';

export interface CampaignAddress {
  kind: CampaignKind;
  /** Undefined for an address without a number. */
  no: number | undefined;
  /** The token of a preview link. */
  preview: string | undefined;
}

/** One campaign with its terms; a preview link's version instead of the published one where there is a link. */
export function useActivity({ kind, no, preview }: CampaignAddress) {
  // The address of such a page names no campaign, so its preview link alone says which it is.
  const isByLink = preview !== undefined && !hasNumber(kind);
  const query = useQuery({
    queryKey: ['getActivity', { kind, no, preview, language: language() }],
    queryFn: ({ signal }) =>
      preview === undefined
        ? api.getActivity({ kind, no: no ?? 0 }, { signal })
        : api.getActivityPreview({ preview }, { signal }),
    enabled: no !== undefined || isByLink,
    refetchInterval: ({ state }) => (state.data ? msUntilNextTurn([state.data], serverClock.now()) : false),
  });
  const { data, error } = query;
  // A preview link of another campaign does not belong to this address.
  const isOther =
    data !== undefined && (campaignPages[data.kind] !== campaignPages[kind] || (!isByLink && data.no !== no));
  const isUnknown =
    (no === undefined && !isByLink) ||
    isOther ||
    (error instanceof ApiError && error.error === 'activityUnknown');
  return { ...query, isUnknown };
}
