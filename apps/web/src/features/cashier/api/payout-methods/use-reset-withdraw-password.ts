import { hashPassword } from '@fairway/api-client';
import type { CaptchaAnswer } from '@fairway/contract/risk/schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';

/** Has a code sent to the bound phone or mailbox. */
export function sendWithdrawPasswordCode(captcha: CaptchaAnswer | undefined) {
  return api.sendWithdrawPasswordCode(captcha ? { captcha } : {});
}

/** Resets the withdraw password by that code; it leaves the browser only as its hash. */
export function useResetWithdrawPassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ password, ...code }: { codeId: string; code: string; password: string }) =>
      api.resetWithdrawPassword({ ...code, password: hashPassword(password) }),
    onSettled: () => client.invalidateQueries({ queryKey: ['getWithdrawalTerms'] }),
  });
}
