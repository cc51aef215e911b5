import { hashPassword, signAccountLogin } from '@fairway/api-client';
import { fixedHeaders, headerNames } from '@fairway/contract/headers.ts';
import { loginCaptchaKeys } from '@fairway/contract/members/account-login.ts';
import type { CaptchaAnswer } from '@fairway/contract/risk/schemas.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { deviceId } from '../../../lib/device-id.ts';
import { useSession } from '../../../lib/session-store.ts';
import { rememberStrength } from '../password/remembered-strength.ts';

export interface LoginDraft {
  name: string;
  /** As typed; it leaves the browser only as its hash. */
  password: string;
  captcha?: CaptchaAnswer | undefined;
}

/** When the login needs a captcha and of which kind; asked for as the form opens (specification section 5). */
export function useLoginCaptchaConfig() {
  return useQuery({
    queryKey: ['getLoginCaptchaConfig'],
    queryFn: ({ signal }) => api.getLoginCaptchaConfig({ keyCodes: [...loginCaptchaKeys] }, { signal }),
    staleTime: 5 * 60_000,
  });
}

/** Signs in. */
export function useLogIn() {
  return useMutation({
    mutationFn: ({ name, password, captcha }: LoginDraft) => {
      const hash = hashPassword(password);
      const version = fixedHeaders[headerNames.version];
      const draft = { name, password: hash, oldPassword: hash, flag: 0, version };
      const signature = signAccountLogin({ ...draft, deviceId: deviceId() });
      return api.accountLogIn({ ...draft, signature, ...(captcha ? { captcha } : {}) });
    },
    onSuccess: ({ session, member }, { password }) => {
      rememberStrength(password);
      useSession.getState().signIn({ token: session.token, signKey: session.signKey, memberId: member.id });
    },
  });
}
