import { hashPassword } from '@fairway/api-client';
import { useMutation } from '@tanstack/react-query';
import { useOperationId } from '../../../../lib/operation-id.ts';
import { useAskMethodsAgain } from './use-ask-methods-again.ts';

/** Binds something to be paid to, once a press. The withdraw password is given as typed; it leaves the browser only as its hash. */
export function useBindMethod<Input extends { withdrawPassword: string }>(
  act: string,
  call: (input: Input, options: { operationId: string }) => Promise<unknown>,
) {
  const operation = useOperationId(act);
  const askAgain = useAskMethodsAgain();
  const mutation = useMutation({
    mutationFn: (input: Input) =>
      operation.run((operationId) =>
        call({ ...input, withdrawPassword: hashPassword(input.withdrawPassword) }, { operationId }),
      ),
    onSettled: askAgain,
  });
  return { ...mutation, renew: () => operation.renew() };
}
