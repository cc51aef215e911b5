import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';

/** The deposit methods with limits and states, in the order to show. Channels open and close: asked again each minute. */
export function usePayTypes() {
  return useQuery({
    queryKey: ['listPayTypes', {}],
    queryFn: ({ signal }) => api.listPayTypes({}, { signal }),
    select: ({ payTypes }) => payTypes,
    refetchInterval: 60_000,
  });
}
