import type { GuessKind } from '@fairway/contract/promotions/guess/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { language } from '../../../lib/i18n.ts';

/** A guessing campaign's questions; without a number those of the one that runs. Asked again each half minute: matches kick off. */
export function useGuessInfo(kind: GuessKind, no: number | undefined, isWanted = true) {
  return useQuery({
    queryKey: ['getGuessActivityInfo', { kind, no, language: language() }],
    queryFn: ({ signal }) => api.getGuessActivityInfo(no === undefined ? { kind } : { kind, no }, { signal }),
    enabled: isWanted,
    refetchInterval: 30_000,
  });
}
