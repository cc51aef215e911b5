import { poolCodes, type PoolCode } from '@fairway/contract/fishing/codes.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** Seats are taken and left while a member looks: asked for now and then. */
const refetchInterval = 10_000;

/** The house's pools in the order to show them. */
export function usePools() {
  return useQuery({
    queryKey: ['listPools', {}],
    queryFn: ({ signal }) => api.listPools({}, { signal }),
    staleTime: 0,
    refetchInterval,
  });
}

export function poolOf(id: string): PoolCode | undefined {
  return poolCodes.find((code) => code === id);
}
