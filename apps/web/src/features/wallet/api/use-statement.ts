import type { InputOf } from '@fairway/contract/endpoint.ts';
import type { walletSchemas } from '@fairway/contract/wallet/schemas.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { firstPageWithLines } from './first-page-with-lines.ts';

export type StatementInput = InputOf<(typeof walletSchemas)['listStatementLines']>;

/** One page of a balance's movements, newest first. */
export function useStatement(input: StatementInput) {
  return useQuery({
    queryKey: ['listStatementLines', input],
    queryFn: ({ signal }) =>
      firstPageWithLines(
        (before) => api.listStatementLines(before === undefined ? input : { ...input, before }, { signal }),
        input.before,
      ),
    placeholderData: keepPreviousData,
  });
}
