import { hashPassword } from '@fairway/api-client';
import type { CaptchaAnswer } from '@fairway/contract/risk/schemas.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session-store.ts';
import { rememberStrength } from '../password/remembered-strength.ts';

export interface LoginDraft {
  name: string;
  /** As typed; it leaves the browser only as its hash. */
  password: string;
  captcha?: CaptchaAnswer | undefined;
}

/** Signs in. */
export function useLogIn() {
  return useMutation({
    mutationFn: ({ name, password, captcha }: LoginDraft) =>
      api.logIn({ name, password: hashPassword(password), ...(captcha ? { captcha } : {}) }),
    onSuccess: ({ session, member }, { password }) => {
      rememberStrength(password);
      useSession.getState().signIn({ token: session.token, signKey: session.signKey, memberId: member.id });
    },
  });
}
