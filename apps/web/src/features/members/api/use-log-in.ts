import { hashPassword, legacyPasswordHash, signAccountLogin } from '@fairway/api-client';
import { fixedHeaders, headerNames } from '@fairway/contract/headers.ts';
import type { CaptchaAnswer } from '@fairway/contract/risk/schemas.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { deviceId } from '../../../lib/browser/device-id.ts';
import { useSession } from '../../../lib/session-store.ts';
import { rememberStrength } from '../password/remembered-strength.ts';

export interface LoginDraft {
  name: string;
  /** As typed; it leaves the browser only as its hash. */
  password: string;
  captcha?: CaptchaAnswer | undefined;
  /** The brand whose members log in here with the password of their earlier system. */
  brand?: string | undefined;
}

/** Signs in. */
export function useLogIn() {
  return useMutation({
    mutationFn: async ({ name, password, captcha, brand }: LoginDraft) => {
      const hash = hashPassword(password);
      const version = fixedHeaders[headerNames.version];
      const legacy = legacyPasswordHash(brand, name, password);
      const draft = {
        name,
        password: hash,
        oldPassword: legacy ?? hash,
        flag: legacy === undefined ? 0 : 1,
        version,
      };
      const signature = await signAccountLogin({ ...draft, deviceId: deviceId() });
      return api.accountLogIn({ ...draft, signature, ...(captcha ? { captcha } : {}) });
    },
    onSuccess: ({ session, member }, { password }) => {
      rememberStrength(password);
      useSession.getState().signIn({ token: session.token, signKey: session.signKey, memberId: member.id });
    },
  });
}
