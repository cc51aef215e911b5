import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useAct } from '../../../lib/use-act.ts';

/** A member's level and what a level above 7 asks. */
export function useMemberVip(memberId: string) {
  return useQuery({
    queryKey: ['members', 'vip', memberId],
    queryFn: () => api.getMemberVip({ memberId }),
  });
}

/** Proposes that a level above 7 counts. */
export function useRequestVipReview() {
  const { t } = useTranslation('members');
  return useAct({
    call: (input: { memberId: string; level: number; owner: string; reason: string }, options) =>
      api.requestVipReview(input, options),
    touches: ['members', 'audit', 'proposals'],
    done: t('vip.requested'),
  });
}
