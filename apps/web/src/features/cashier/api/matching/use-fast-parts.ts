import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';

/** The parts of a fast withdrawal, as its recipient; asked again each ten seconds while it is open. */
export function useFastParts(billNo: string, isOpen: boolean) {
  return useQuery({
    queryKey: ['listFastWithdrawalParts', { billNo }],
    queryFn: ({ signal }) => api.listFastWithdrawalParts({ billNo }, { signal }),
    refetchInterval: isOpen ? 10_000 : false,
  });
}
