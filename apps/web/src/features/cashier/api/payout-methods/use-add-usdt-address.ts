import { hashPassword } from '@fairway/api-client';
import type { UsdtProtocol } from '@fairway/contract/enums/protocols.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';
import { useOperationId } from '../../../../lib/operation-id.ts';
import { useAskMethodsAgain } from './use-ask-methods-again.ts';

export interface NewUsdtAddress {
  protocol: UsdtProtocol;
  address: string;
  label: string;
  /** As typed; it leaves the browser only as its hash. */
  withdrawPassword: string;
}

/** Binds a USDT address, once a press. */
export function useAddUsdtAddress() {
  const operation = useOperationId('addUsdtAddress');
  const askAgain = useAskMethodsAgain();
  const mutation = useMutation({
    mutationFn: ({ withdrawPassword, ...address }: NewUsdtAddress) =>
      operation.run((operationId) =>
        api.addUsdtAddress({ ...address, withdrawPassword: hashPassword(withdrawPassword) }, { operationId }),
      ),
    onSettled: askAgain,
  });
  return { ...mutation, renew: () => operation.renew() };
}
