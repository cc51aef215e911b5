import type { ProposalKind } from '@fairway/contract/operators/proposals/kinds.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api.ts';
import { usePermission } from '../permissions.ts';
import { useAct } from '../use-act.ts';
import { usePages } from '../use-pages.ts';
import { everyPage } from './every-page.ts';

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
  'campaigns',
  'anchors',
] as const;

/** Proposals that the operator may read, of some kinds or of all: what waits first, a page at a time. */
export function useProposals(kinds?: readonly ProposalKind[]) {
  return usePages({
    key: ['proposals', 'pages', kinds],
    ask: (cursor) => api.listProposals({ ...(kinds && { kinds: [...kinds] }), ...(cursor && { cursor }) }),
    every,
  });
}

/** Everything that waits for a second person on one object, or on all of a kind. */
export function usePendingProposals(kind: ProposalKind, objectId?: string) {
  const mayRead = usePermission('proposals.read');
  return useQuery({
    queryKey: ['proposals', kind, objectId],
    queryFn: () =>
      everyPage((cursor) =>
        api.listProposals({
          kind,
          state: 'pending',
          ...(objectId !== undefined && { objectId }),
          ...(cursor && { cursor }),
        }),
      ),
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
