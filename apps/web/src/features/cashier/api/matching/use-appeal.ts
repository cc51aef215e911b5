import type { AppealReason, PartSide } from '@fairway/contract/cashier/matching/matching-words.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';
import { useOperationId } from '../../../../lib/operation-id.ts';
import { showRefusal } from '../../../../lib/refusals.ts';
import { useAskMatchAgain } from './use-ask-match-again.ts';

/** What is appealed against: the payer names his deposit, the recipient the part. */
export interface AppealObject {
  side: PartSide;
  number: string;
}

export interface AppealDraft {
  reason: AppealReason;
  words: string;
  evidence: string[];
}

/** Reasons, pictures and hours of an appeal; asked for when the dialog opens. */
export function useAppealConfig(open: boolean) {
  return useQuery({
    queryKey: ['getAppealConfig'],
    queryFn: ({ signal }) => api.getAppealConfig({}, { signal }),
    enabled: open,
    staleTime: 300_000,
  });
}

/** Sends an appeal; a draft that has changed since an answer was lost is another act. */
export function useAppeal({ side, number }: AppealObject) {
  const operation = useOperationId(`appeal.${number}`);
  const askAgain = useAskMatchAgain();
  return {
    draftChanged: () => operation.renew(),
    send: useMutation({
      mutationFn: (draft: AppealDraft) =>
        operation.run<unknown>((operationId) =>
          side === 'payer'
            ? api.appealFastDeposit({ billNo: number, ...draft }, { operationId })
            : api.appealFastWithdrawal({ partNo: number, ...draft }, { operationId }),
        ),
      onSuccess: askAgain,
      onError: (fault) => {
        showRefusal(fault);
        return askAgain();
      },
    }),
  };
}
