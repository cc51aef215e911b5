import type { OwnerProof } from '@fairway/contract/members/verification/owner-proof-schemas.ts';
import { hashPassword } from '@fairway/api-client';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import { toast } from '../../../../lib/toasts.ts';
import { useAskMethodsAgain } from './use-ask-methods-again.ts';

export interface WithdrawPasswordDraft {
  /** Both as typed; they leave the browser only as their hashes. */
  password: string;
  /** Needed where one is set already. */
  currentPassword?: string;
  /** Needed for the first one. */
  proof?: OwnerProof;
}

/** Sets the withdraw password, or changes it with the present one. */
export function useSetWithdrawPassword() {
  const { t } = useTranslation('cashier');
  const askAgain = useAskMethodsAgain();
  return useMutation({
    mutationFn: ({ password, currentPassword, proof }: WithdrawPasswordDraft) =>
      api.setWithdrawPassword({
        password: hashPassword(password),
        ...(currentPassword === undefined ? {} : { currentPassword: hashPassword(currentPassword) }),
        ...(proof ? { proof } : {}),
      }),
    // Said here and not by the form, which has left the page where the terms are read again first.
    onSuccess: () => toast({ title: t('password.done'), tone: 'ok' }),
    onSettled: askAgain,
  });
}
