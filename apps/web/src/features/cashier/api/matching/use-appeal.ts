import type { AppealReason } from '@fairway/contract/matching/appeals.ts';
import type { PartSide } from '@fairway/contract/matching/parts.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';
import { useOperationId } from '../../../../lib/operation-id.ts';
import { showRefusal } from '../../../../lib/refusals.ts';
import { useAskMatchAgain } from './use-ask-match-again.ts';

/** What is appealed against: the payer names his deposit, the recipient the part. */
export interface AppealObject {
  side: PartSide;
  number: string;
  act: AppealAct;
}

/** The first message opens the appeal; what follows is a statement. */
export type AppealAct = 'appeal' | 'statement';

export interface AppealDraft {
  reason: AppealReason;
  text: string;
  evidence: string[];
}

type Send = (number: string, draft: AppealDraft, options: { operationId: string }) => Promise<unknown>;

const calls: Readonly<Record<AppealAct, Readonly<Record<PartSide, Send>>>> = {
  appeal: {
    payer: (billNo, draft, options) => api.appealFastDeposit({ billNo, ...draft }, options),
    recipient: (partNo, draft, options) => api.appealFastWithdrawal({ partNo, ...draft }, options),
  },
  statement: {
    payer: (billNo, draft, options) => api.addFastDepositStatement({ billNo, ...draft }, options),
    recipient: (partNo, draft, options) => api.addFastWithdrawalStatement({ partNo, ...draft }, options),
  },
};

/** Reasons, pictures and hours of an appeal; asked for when the dialog opens. */
export function useAppealConfig(open: boolean) {
  return useQuery({
    queryKey: ['getAppealConfig'],
    queryFn: ({ signal }) => api.getAppealConfig({}, { signal }),
    enabled: open,
    staleTime: 300_000,
  });
}

/** Sends an appeal, or a statement to the open one; a draft that has changed since an answer was lost is another act. */
export function useAppeal({ side, number, act }: AppealObject) {
  const operation = useOperationId(`${act}.${number}`);
  const askAgain = useAskMatchAgain();
  return {
    draftChanged: () => operation.renew(),
    send: useMutation({
      mutationFn: (draft: AppealDraft) =>
        operation.run<unknown>((operationId) => calls[act][side](number, draft, { operationId })),
      onSuccess: askAgain,
      onError: (fault) => {
        showRefusal(fault);
        return askAgain();
      },
    }),
  };
}
