import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session-store.ts';

export interface SmsLoginDraft {
  areaCode: string;
  phone: string;
  codeId: string;
  code: string;
}

/** Signs in with a bound phone and the code that was sent to it. */
export function useLogInBySms() {
  return useMutation({
    mutationFn: (draft: SmsLoginDraft) => api.logInBySms(draft),
    onSuccess: ({ session, member }) =>
      useSession.getState().signIn({ token: session.token, signKey: session.signKey, memberId: member.id }),
  });
}
