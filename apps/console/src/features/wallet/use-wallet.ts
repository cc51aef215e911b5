import type { InputOf } from '@fairway/contract/endpoint.ts';
import { walletProposalKinds } from '@fairway/contract/operators/proposals/kinds.ts';
import type { Proposal } from '@fairway/contract/operators/proposals/schemas.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api.ts';
import { useAct } from '../../lib/use-act.ts';

const every = 15_000;
/** What any act of these pages makes stale. */
const touches = ['wallet', 'proposals', 'home', 'members', 'audit'] as const;

export function useReconciliation() {
  return useQuery({
    queryKey: ['wallet', 'reconciliation'],
    queryFn: () => api.listReconciliation({}),
    refetchInterval: every,
  });
}

/** Corrections and repairs: those that wait first, the oldest of them first; then what was decided last. */
export function useWalletProposals() {
  return useQueries({
    queries: walletProposalKinds.map((kind) => ({
      queryKey: ['proposals', kind, 'all'],
      queryFn: () => api.listProposals({ kind }),
      refetchInterval: every,
    })),
    combine: (results) => ({
      proposals: results.every(({ data }) => data !== undefined)
        ? results.flatMap(({ data }) => data?.proposals ?? []).toSorted(waitingFirst)
        : undefined,
      error: results.find(({ error }) => error !== null)?.error ?? null,
      retry: () => void Promise.all(results.map(({ refetch }) => refetch())),
    }),
  });
}

function waitingFirst(one: Proposal, other: Proposal): number {
  if (one.decidedAt === null && other.decidedAt === null) return one.madeAt.localeCompare(other.madeAt);
  if (one.decidedAt === null || other.decidedAt === null) return one.decidedAt === null ? -1 : 1;
  return other.decidedAt.localeCompare(one.decidedAt);
}

/** Members whose name begins so, to choose one from. */
export function useMemberChoice(search: string) {
  return useQuery({
    queryKey: ['wallet', 'choice', search],
    queryFn: () => api.searchMembers({ search }),
    enabled: search.length > 1,
  });
}

export function useProposeAdjustment() {
  const { t } = useTranslation('wallet');
  return useAct({
    call: (input: InputOf<Schemas['proposeAdjustment']>, options) => api.proposeAdjustment(input, options),
    touches,
    done: t('proposals.proposed'),
  });
}

export function useProposeRepair() {
  const { t } = useTranslation('wallet');
  return useAct({
    call: (input: InputOf<Schemas['proposeRepair']>, options) => api.proposeRepair(input, options),
    touches,
    done: t('proposals.proposed'),
  });
}

export function useCompareBooks() {
  const { t } = useTranslation('wallet');
  return useAct({
    call: () => api.compareBooks({}),
    touches,
    done: ({ open, unreachable }) =>
      unreachable > 0
        ? t('reconciliation.unreachable', { count: unreachable })
        : t('reconciliation.compared', { count: open }),
  });
}

export function useTakeProof() {
  const { t } = useTranslation('wallet');
  return useAct({
    call: (_input: object, options) => api.takeSolvencyProof({}, options),
    touches,
    done: t('reconciliation.proven'),
  });
}
