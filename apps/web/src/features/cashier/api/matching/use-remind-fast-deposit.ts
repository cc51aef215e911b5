import { useMutation } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';
import { showRefusal } from '../../../../lib/refusals.ts';
import { useAskMatchAgain } from './use-ask-match-again.ts';

/** Reminds the recipient to confirm. */
export function useRemindFastDeposit(billNo: string) {
  const askAgain = useAskMatchAgain();
  return useMutation({
    mutationFn: () => api.remindFastDeposit({ billNo }),
    onSuccess: askAgain,
    onError: (fault) => {
      showRefusal(fault);
      return askAgain();
    },
  });
}
