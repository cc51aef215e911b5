import type { OutputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

export type Beacon = OutputOf<Schemas['getBeacon']>;

/** The public beacon that draws wait for, and the newest round that one used. */
export function useBeacon() {
  return useQuery({
    queryKey: ['getBeacon', {}],
    queryFn: ({ signal }) => api.getBeacon({}, { signal }),
    staleTime: 60_000,
  });
}
