import { hashPassword } from '@fairway/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session-store.ts';
import { rememberStrength } from '../password/remembered-strength.ts';

/** Both as typed; they leave the browser only as their hashes. */
export interface PasswordChange {
  oldPassword: string;
  newPassword: string;
}

/** Changes the password; this tab goes on with the session that comes in the place of the old one. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ oldPassword, newPassword }: PasswordChange) =>
      api.changePassword({
        oldPassword: hashPassword(oldPassword),
        newPassword: hashPassword(newPassword),
      }),
    onSuccess: async ({ session }, { newPassword }) => {
      rememberStrength(newPassword);
      const now = useSession.getState();
      if (now.session) now.signIn({ ...now.session, token: session.token, signKey: session.signKey });
      await client.invalidateQueries({ queryKey: ['listSessions'] });
    },
  });
}
