import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

export const giftsKey = ['listGifts', {}] as const;

/** The gifts with their prices; a refusal of a former price brings the present ones. */
export function useGifts() {
  return useQuery({
    queryKey: giftsKey,
    queryFn: ({ signal }) => api.listGifts({}, { signal }),
    staleTime: 60_000,
  });
}
