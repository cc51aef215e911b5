import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** The least and the greatest amount of one transfer, each currency. */
export function useTransferLimits() {
  return useQuery({
    queryKey: ['getTransferOutLimit', {}],
    queryFn: ({ signal }) => api.getTransferOutLimit({}, { signal }),
    staleTime: 3_600_000,
  });
}
