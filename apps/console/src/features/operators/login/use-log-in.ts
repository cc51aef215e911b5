import { ApiError, hashPassword } from '@fairway/api-client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { sessionStore } from '../../../lib/session/session-store.ts';

export interface LoginFields {
  name: string;
  password: string;
  code?: string;
  /** At the first sign-in: the operator's own password. */
  newPassword?: string;
}

export interface Enrolment {
  /** Base32, as an authenticator takes it by hand. */
  secret: string;
  /** The same as an `otpauth:` address, for the QR code. */
  uri: string;
}

/** What the form asks for now: name and password first, then the code, with the QR code before the first one. */
export type LoginStep =
  | { ask: 'password' }
  | { ask: 'code'; newPassword: boolean; reenrolsAt: string | null }
  | { ask: 'enrolment'; newPassword: boolean; enrolment: Enrolment };

/** The login in its steps; the server says which one is next. */
export function useLogIn(onSignedIn: () => void) {
  const [step, setStep] = useState<LoginStep>({ ask: 'password' });
  const [refusal, setRefusal] = useState<ApiError>();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ name, password, code, newPassword }: LoginFields) =>
      api.logInOperator({
        name: name.trim().toLowerCase(),
        password: hashPassword(password),
        ...(code ? { code } : {}),
        ...(newPassword ? { newPassword: hashPassword(newPassword) } : {}),
      }),
    onMutate: () => setRefusal(undefined),
    onSuccess({ session, operator }) {
      sessionStore.signIn({ ...session, operator });
      onSignedIn();
    },
    onError(fault) {
      if (!(fault instanceof ApiError)) throw fault;
      const enrolment = fault.error === 'secondFactorNotEnrolled' ? readEnrolment(fault.data) : undefined;
      const newPassword = fieldOf(fault.data, 'newPassword') === true;
      const reenrolsAt = fieldOf(fault.data, 'reenrolsAt');
      if (enrolment) setStep({ ask: 'enrolment', enrolment, newPassword });
      else if (fault.error === 'secondFactorNeeded')
        setStep({ ask: 'code', newPassword, reenrolsAt: typeof reenrolsAt === 'string' ? reenrolsAt : null });
      else setRefusal(fault);
    },
  });
  const startOver = () => {
    setStep({ ask: 'password' });
    setRefusal(undefined);
  };
  return { step, refusal, isPending, submit: mutate, startOver };
}

function readEnrolment(value: unknown): Enrolment | undefined {
  const [secret, uri] = [fieldOf(value, 'secret'), fieldOf(value, 'uri')];
  return typeof secret === 'string' && typeof uri === 'string' ? { secret, uri } : undefined;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}
