import type { InputOf } from '@fairway/contract/endpoint.ts';
import type { walletSchemas } from '@fairway/contract/wallet/schemas.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

export type StatementInput = InputOf<(typeof walletSchemas)['listStatementLines']>;

/** One page of a balance's movements, newest first. */
export function useStatement(input: StatementInput) {
  return useQuery({
    queryKey: ['listStatementLines', input],
    queryFn: ({ signal }) => api.listStatementLines(input, { signal }),
    placeholderData: keepPreviousData,
  });
}
