import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';

/** The banks that can be paid from; asked for once a method wants one. The list hardly changes. */
export function usePayingBanks(wanted: boolean) {
  return useQuery({
    queryKey: ['listPayingBanks', {}],
    queryFn: ({ signal }) => api.listPayingBanks({}, { signal }),
    select: ({ banks }) => banks,
    enabled: wanted,
    staleTime: 3_600_000,
  });
}

/** The real name that a transfer must come from, masked. */
export function useDepositorName() {
  return useQuery({
    queryKey: ['getDepositorName', {}],
    queryFn: ({ signal }) => api.getDepositorName({}, { signal }),
  });
}

/** The methods that earn something now, with what is left today. */
export function useRechargeActivities() {
  return useQuery({
    queryKey: ['listRechargeActivities', {}],
    queryFn: ({ signal }) => api.listRechargeActivities({}, { signal }),
    select: ({ activities }) => activities,
  });
}
