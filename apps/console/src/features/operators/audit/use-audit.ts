import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { usePages } from '../../../lib/use-pages.ts';

export interface AuditFilters {
  operator?: string;
  action?: string;
  kind?: string;
  id?: string;
}

/** The trail, newest first; the filters are exact. */
export function useAudit({ operator, action, kind, id }: AuditFilters) {
  return usePages({
    key: ['audit', { operator, action, kind, id }],
    ask: (before) =>
      api.listAudit({
        ...(before ? { before } : {}),
        ...(operator ? { operatorName: operator } : {}),
        ...(action ? { action } : {}),
        ...(kind ? { objectKind: kind } : {}),
        ...(id ? { objectId: id } : {}),
      }),
  });
}

/** Recomputes the chain of hashes when asked to. */
export function useChainCheck() {
  return useMutation({ mutationFn: () => api.verifyAuditChain({}) });
}
