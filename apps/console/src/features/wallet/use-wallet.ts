import type { InputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api.ts';
import { useAct } from '../../lib/use-act.ts';
import { usePages } from '../../lib/use-pages.ts';

const every = 15_000;
/** What any act of these pages makes stale. */
const touches = ['wallet', 'proposals', 'home', 'members', 'audit'] as const;

/** The state of each channel with every page, and the differences a page at a time. */
export function useReconciliation() {
  return usePages({
    key: ['wallet', 'reconciliation'],
    ask: (cursor) => api.listReconciliation(cursor ? { cursor } : {}),
    every,
  });
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

export function useProposeCapital() {
  const { t } = useTranslation('wallet');
  return useAct({
    call: (input: InputOf<Schemas['proposeCapital']>, options) => api.proposeCapital(input, options),
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
