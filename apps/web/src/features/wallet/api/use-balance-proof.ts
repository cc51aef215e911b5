import type { Currency } from '@fairway/money';
import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** The own leaf of a proof and its path, the newest without an id; null where the proof does not hold it. */
export function useBalanceProof(currency: Currency, proofId: string | undefined) {
  const input = proofId === undefined ? { currency } : { currency, proofId };
  return useQuery({
    queryKey: ['getBalanceProof', input],
    queryFn: async ({ signal }) => {
      try {
        return await api.getBalanceProof(input, { signal });
      } catch (fault) {
        if (fault instanceof ApiError && fault.error === 'balanceProofMissing') return null;
        throw fault;
      }
    },
  });
}

/** Published proofs, newest first. */
export function useSolvencyProofs() {
  return useQuery({
    queryKey: ['listSolvencyProofs', {}],
    queryFn: ({ signal }) => api.listSolvencyProofs({}, { signal }),
  });
}
