import { hashPassword } from '@fairway/api-client';
import type { RecipientPart } from '@fairway/contract/matching/schemas.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';
import { useOperationId } from '../../../../lib/operation-id.ts';
import { useAskMatchAgain } from './use-ask-match-again.ts';

/**
 * The recipient says that a part has arrived: the payer is credited at once. The withdraw password is given as typed; it leaves the
 * browser only as its hash. What the part says will be given back is agreed to with it; another amount is another act.
 */
export function useConfirmFastWithdrawal({ partNo, repays }: Pick<RecipientPart, 'partNo' | 'repays'>) {
  const operation = useOperationId(`confirmFastWithdrawal.${partNo}.${repays}`);
  const askAgain = useAskMatchAgain();
  return useMutation({
    mutationFn: (withdrawPassword: string) =>
      operation.run((operationId) =>
        api.confirmFastWithdrawal(
          { partNo, repays, withdrawPassword: hashPassword(withdrawPassword) },
          { operationId },
        ),
      ),
    onSettled: askAgain,
  });
}
