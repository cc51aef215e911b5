import { hashPassword } from '@fairway/api-client';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session-store.ts';

export interface Registration {
  name: string;
  /** As typed; it leaves the browser only as its hash. */
  password: string;
  /** YYYY-MM-DD. */
  birthDate: string;
}

/** Opens an account and signs it in. */
export function useRegisterMember() {
  return useMutation({
    mutationFn: ({ name, password, birthDate }: Registration) =>
      api.registerMember({ name, password: hashPassword(password), birthDate, acceptsTerms: true }),
    onSuccess: ({ session, member }) => {
      useSession.getState().signIn({ token: session.token, signKey: session.signKey, memberId: member.id });
    },
  });
}
