import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session-store.ts';

/** What each level asks and gives; the same for everybody. */
export function useGradeConfig() {
  return useQuery({
    queryKey: ['getGradeConfig', {}],
    queryFn: ({ signal }) => api.getGradeConfig({}, { signal }),
    staleTime: 60_000,
  });
}

/** Rebates and service of each level. */
export function useGradeBenefits() {
  return useQuery({
    queryKey: ['getGradeBenefits', {}],
    queryFn: ({ signal }) => api.getGradeBenefits({}, { signal }),
    staleTime: 60_000,
  });
}

/** Whether rebates have no cap a day. */
export function useUnlimitedRebateTag() {
  return useQuery({
    queryKey: ['getUnlimitedRebateTag', {}],
    queryFn: ({ signal }) => api.getUnlimitedRebateTag({}, { signal }),
    staleTime: 60_000,
  });
}

/** The member's own level and sums; asked for in a session only. */
export function useVip() {
  const memberId = useSession(({ session }) => session?.memberId);
  return useQuery({
    queryKey: ['getVip', { memberId }],
    queryFn: ({ signal }) => api.getVip({}, { signal }),
    enabled: memberId !== undefined,
    staleTime: 30_000,
  });
}
