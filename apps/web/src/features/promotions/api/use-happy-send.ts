import type { OutputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { language } from '../../../lib/i18n.ts';

export type HappySend = OutputOf<Schemas['listHappySends']>['list'][number];

/** Gifts that were sent to the member, the latest first. */
export function useHappySends(isWanted: boolean) {
  return useQuery({
    queryKey: ['listHappySends', { language: language() }],
    queryFn: ({ signal }) => api.listHappySends({}, { signal }),
    enabled: isWanted,
  });
}
