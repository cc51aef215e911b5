import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useAct } from '../../../lib/use-act.ts';

interface Decision {
  id: string;
  decision: 'approve' | 'refuse';
  reason: string;
}

/** Changes of name and phone that wait, oldest first; looked at again every half minute. */
export function useMemberChanges() {
  return useQuery({
    queryKey: ['member-changes'],
    queryFn: ({ signal }) => api.listMemberChangeQueue({}, { signal }),
    refetchInterval: 30_000,
  });
}

export function useDecideMemberChange() {
  const { t } = useTranslation('members');
  return useAct({
    call: (decision: Decision) => api.decideMemberChange(decision),
    touches: ['member-changes', 'members', 'audit'],
    done: t('changes.decided'),
  });
}
