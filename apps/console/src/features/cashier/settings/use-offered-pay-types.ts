import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** The payment methods that the channels of this installation offer; they change with its configuration only. */
export function useOfferedPayTypes() {
  return useQuery({
    queryKey: ['settings', 'offeredPayTypes'],
    queryFn: () => api.listOfferedPayTypes({}),
    staleTime: Infinity,
  });
}
