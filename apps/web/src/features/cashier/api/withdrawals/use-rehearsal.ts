import type { InputOf } from '@fairway/contract/endpoint.ts';
import type { rehearsalSchemas } from '@fairway/contract/withdrawals/rehearsal-schemas.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';

export type RehearsalInput = InputOf<(typeof rehearsalSchemas)['rehearseWithdrawal']>;

/** The whole check of a withdrawal without an order: price, promise, and all that blocks; again each minute. */
export function useRehearsal(input: RehearsalInput) {
  return useQuery({
    // Under the terms: whatever makes those stale makes the rehearsal stale.
    queryKey: ['getWithdrawalTerms', 'rehearseWithdrawal', input],
    queryFn: ({ signal }) => api.rehearseWithdrawal(input, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}
