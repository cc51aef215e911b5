import { hashPassword } from '@fairway/api-client';
import type { CaptchaAnswer } from '@fairway/contract/risk/schemas.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session-store.ts';
import { rememberStrength } from '../password/remembered-strength.ts';

export interface Registration {
  name: string;
  /** As typed; it leaves the browser only as its hash. */
  password: string;
  /** YYYY-MM-DD. */
  birthDate: string;
  /** Two letters, ISO 3166. */
  country: string;
  /** '' for none. */
  inviteCode: string;
  agentCode: string;
  source: string;
  /** The code that proves the phone, where the site asks for one. */
  phoneCode?: { codeId: string; code: string } | undefined;
  captcha?: CaptchaAnswer | undefined;
}

/** Opens an account and signs it in. */
export function useRegisterMember() {
  return useMutation({
    mutationFn: ({ password, captcha, phoneCode, ...draft }: Registration) =>
      api.registerMember({
        ...draft,
        password: hashPassword(password),
        acceptsTerms: true,
        ...(phoneCode ? { phoneCode } : {}),
        ...(captcha ? { captcha } : {}),
      }),
    onSuccess: ({ session, member }, { password }) => {
      rememberStrength(password);
      useSession.getState().signIn({ token: session.token, signKey: session.signKey, memberId: member.id });
    },
  });
}
