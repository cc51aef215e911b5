import type { CampaignKind } from '@fairway/contract/promotions/kinds.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { language } from '../../../lib/i18n.ts';
import { useOperationId } from '../../../lib/operation-id.ts';
import { useSession } from '../../../lib/session-store.ts';

/** The member's bonuses that are played for first; what is released by play shows within half a minute. */
export function useBonuses() {
  const isSignedIn = useSession(({ session }) => session !== undefined);
  return useQuery({
    queryKey: ['listBonuses', { language: language() }],
    queryFn: ({ signal }) => api.listBonuses({}, { signal }),
    enabled: isSignedIn,
    refetchInterval: 30_000,
  });
}

/** Which play counts for a bonus, and each sum that left it; asked for when it is wanted. */
export function useBonusPlays(rewardId: string) {
  return useQuery({
    queryKey: ['explainBonus', { rewardId }],
    queryFn: ({ signal }) => api.explainBonus({ rewardId }, { signal }),
  });
}

/** What a campaign would give for a deposit, and what that is worth; `deposit` in yuan, empty for none. */
export function useWhatIf(kind: CampaignKind, no: number, deposit: string) {
  return useQuery({
    queryKey: ['whatIf', { kind, no, deposit }],
    queryFn: ({ signal }) => api.whatIf({ kind, no, ...(deposit !== '' && { deposit }) }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Gives up a bonus at the sum that is shown; it happens once however often it is sent. */
export function useForfeitBonus(rewardId: string, held: string): () => Promise<unknown> {
  const operation = useOperationId(`forfeitBonus.${rewardId}.${held}`);
  return () => operation.run((operationId) => api.forfeitBonus({ rewardId, held }, { operationId }));
}
