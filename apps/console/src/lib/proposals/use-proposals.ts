import type { ProposalKind } from '@fairway/contract/operators/proposals/kinds.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api.ts';
import { usePermission } from '../permissions.ts';
import { useAct } from '../use-act.ts';

const every = 15_000;
/** What a decision makes stale: what was proposed may be anything of these. */
const touches = [
  'proposals',
  'settings',
  'fixtures',
  'wallet',
  'home',
  'audit',
  'operators',
  'members',
  'venues',
] as const;

/** Every proposal that the operator may read: what waits first. */
export function useProposals() {
  return useQuery({
    queryKey: ['proposals', 'all'],
    queryFn: () => api.listProposals({}),
    refetchInterval: every,
  });
}

/** What waits for a second person on one object, or on all of a kind. */
export function usePendingProposals(kind: ProposalKind, objectId?: string) {
  const mayRead = usePermission('proposals.read');
  return useQuery({
    queryKey: ['proposals', kind, objectId],
    queryFn: () => api.listProposals({ kind, state: 'pending', ...(objectId !== undefined && { objectId }) }),
    refetchInterval: every,
    enabled: mayRead,
  });
}

export function useApproveProposal() {
  const { t } = useTranslation('proposals');
  return useAct({
    call: (input: { id: string }, options) => api.approveProposal(input, options),
    touches,
    done: t('done.approved'),
  });
}

export function useRefuseProposal() {
  const { t } = useTranslation('proposals');
  return useAct({
    call: (input: { id: string; reason: string }, options) => api.refuseProposal(input, options),
    touches,
    done: t('done.refused'),
  });
}

export function useWithdrawProposal() {
  const { t } = useTranslation('proposals');
  return useAct({
    call: (input: { id: string; reason: string }, options) => api.withdrawProposal(input, options),
    touches,
    done: t('done.withdrawn'),
  });
}
