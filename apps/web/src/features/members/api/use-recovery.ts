import { hashPassword } from '@fairway/api-client';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** The code of a forgotten password for a ticket. */
export function useCheckResetCode() {
  return useMutation({ mutationFn: (input: { codeId: string; code: string }) => api.checkResetCode(input) });
}

export interface NewPassword {
  name: string;
  ticket: string;
  /** As typed; it leaves the browser only as its hash. */
  newPassword: string;
}

/** Sets the new password of a forgotten one. */
export function useResetPassword() {
  return useMutation({
    mutationFn: ({ name, ticket, newPassword }: NewPassword) =>
      api.resetPassword({ name, ticket, newPassword: hashPassword(newPassword) }),
  });
}
