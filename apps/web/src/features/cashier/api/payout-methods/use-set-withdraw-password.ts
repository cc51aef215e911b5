import { hashPassword } from '@fairway/api-client';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';
import { useAskMethodsAgain } from './use-ask-methods-again.ts';

export interface WithdrawPasswordDraft {
  /** Both as typed; they leave the browser only as their hashes. */
  password: string;
  /** Needed where one is set already. */
  currentPassword?: string;
}

/** Sets the withdraw password, or changes it with the present one. */
export function useSetWithdrawPassword() {
  const askAgain = useAskMethodsAgain();
  return useMutation({
    mutationFn: ({ password, currentPassword }: WithdrawPasswordDraft) =>
      api.setWithdrawPassword({
        password: hashPassword(password),
        ...(currentPassword === undefined ? {} : { currentPassword: hashPassword(currentPassword) }),
      }),
    onSettled: askAgain,
  });
}
