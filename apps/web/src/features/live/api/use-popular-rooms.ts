import type { InputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** Page and size that the specification prints; a lobby of more rooms than that is narrowed by its filters. */
const firstPage = { page: 1, size: 100 } as const;

export type RoomFilter = Omit<InputOf<Schemas['listPopularLive']>, 'page' | 'size'>;

/** Rooms that are live, then those that come; asked again every ten seconds, for audiences and scores. */
export function usePopularRooms(filter: RoomFilter, enabled = true) {
  return useQuery({
    queryKey: ['listPopularLive', filter],
    queryFn: ({ signal }) => api.listPopularLive({ ...firstPage, ...filter }, { signal }),
    refetchInterval: 10_000,
    placeholderData: keepPreviousData,
    enabled,
  });
}
