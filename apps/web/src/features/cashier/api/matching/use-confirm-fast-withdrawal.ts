import { hashPassword } from '@fairway/api-client';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';
import { useOperationId } from '../../../../lib/operation-id.ts';
import { useAskMatchAgain } from './use-ask-match-again.ts';

/**
 * The recipient says that a part has arrived: the payer is credited at once. The withdraw password is given as typed; it leaves the
 * browser only as its hash.
 */
export function useConfirmFastWithdrawal(partNo: string) {
  const operation = useOperationId(`confirmFastWithdrawal.${partNo}`);
  const askAgain = useAskMatchAgain();
  return useMutation({
    mutationFn: (withdrawPassword: string) =>
      operation.run((operationId) =>
        api.confirmFastWithdrawal(
          { partNo, withdrawPassword: hashPassword(withdrawPassword) },
          { operationId },
        ),
      ),
    onSettled: askAgain,
  });
}
