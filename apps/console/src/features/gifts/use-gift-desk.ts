import type { OutputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { usePages } from '../../lib/use-pages.ts';

export type DeskGift = OutputOf<Schemas['searchGifts']>['gifts'][number];

export type DeskPayout = OutputOf<Schemas['listGiftPayouts']>['payouts'][number];

export interface GiftFilter {
  giftNo?: string;
  memberName?: string;
  chatRoomNo?: string;
}

export function useGiftSearch(filter: GiftFilter) {
  return usePages({
    key: ['gifts', 'search', filter],
    ask: (cursor) => api.searchGifts({ ...filter, ...(cursor ? { cursor } : {}) }),
  });
}

/** Asked for again every minute while an operator looks. */
export function useTipFlags() {
  return useQuery({
    queryKey: ['gifts', 'flags'],
    queryFn: () => api.listTipFlags({}),
    refetchInterval: 60_000,
  });
}

/** Payouts to anchors, those that wait first. */
export function useGiftPayouts() {
  return useQuery({
    queryKey: ['gifts', 'payouts'],
    queryFn: () => api.listGiftPayouts({}),
    refetchInterval: 60_000,
  });
}
