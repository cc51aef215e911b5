import { useMutation } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';
import { useOperationId } from '../../../../lib/operation-id.ts';
import { showRefusal } from '../../../../lib/refusals.ts';
import { useAskMatchAgain } from './use-ask-match-again.ts';

/** Shows that a released deposit was paid; a draft that has changed since an answer was lost is another act. */
export function useClaim(billNo: string) {
  const operation = useOperationId(`claim.${billNo}`);
  const askAgain = useAskMatchAgain();
  return {
    draftChanged: () => operation.renew(),
    send: useMutation({
      mutationFn: (draft: { text: string; evidence: string[] }) =>
        operation.run((operationId) => api.claimFastDeposit({ billNo, ...draft }, { operationId })),
      onSuccess: askAgain,
      onError: (fault) => {
        showRefusal(fault);
        return askAgain();
      },
    }),
  };
}
