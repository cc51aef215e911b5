import { hashPassword } from '@fairway/api-client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session-store.ts';

const queryKey = ['getSecondFactor', {}];

/** Whether logins of this account ask for a second factor. */
export function useSecondFactor() {
  return useQuery({ queryKey, queryFn: ({ signal }) => api.getSecondFactor({}, { signal }) });
}

/** A new secret for the authenticator; the password leaves the browser only as its hash. */
export function useBeginSecondFactor() {
  return useMutation({
    mutationFn: (password: string) => api.beginSecondFactor({ password: hashPassword(password) }),
  });
}

/** Switches it on, off, or makes new recovery codes; afterwards its state is asked for again. */
export function useChangeSecondFactor() {
  const client = useQueryClient();
  const onSuccess = () => {
    void client.invalidateQueries({ queryKey });
    void client.invalidateQueries({ queryKey: ['listSessions'] });
  };
  const confirm = useMutation({
    mutationFn: (code: string) => api.confirmSecondFactor({ code }),
    onSuccess,
  });
  const renew = useMutation({ mutationFn: (code: string) => api.renewRecoveryCodes({ code }), onSuccess });
  const end = useMutation({
    mutationFn: ({ password, code }: { password: string; code: string }) =>
      api.endSecondFactor({ password: hashPassword(password), code }),
    onSuccess,
  });
  return { confirm, renew, end };
}

/** The second step of a login. */
export function usePassSecondFactor() {
  return useMutation({
    mutationFn: (step: { ticket: string; code: string }) => api.passSecondFactor(step),
    onSuccess: ({ session, member }) =>
      useSession.getState().signIn({ token: session.token, signKey: session.signKey, memberId: member.id }),
  });
}
