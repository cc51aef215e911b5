import { ApiError, hashPassword } from '@fairway/api-client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { sessionStore } from '../../../lib/session/session-store.ts';

export interface LoginFields {
  name: string;
  password: string;
  code?: string;
}

export interface Enrolment {
  /** Base32, as an authenticator takes it by hand. */
  secret: string;
  /** The same as an `otpauth:` address, for the QR code. */
  uri: string;
}

/** What the form asks for now: name and password first, then the code, with the QR code before the first one. */
export type LoginStep = { ask: 'password' } | { ask: 'code' } | { ask: 'enrolment'; enrolment: Enrolment };

/** The login in its steps; the server says which one is next. */
export function useLogIn(onSignedIn: () => void) {
  const [step, setStep] = useState<LoginStep>({ ask: 'password' });
  const [refusal, setRefusal] = useState<ApiError>();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ name, password, code }: LoginFields) =>
      api.logInOperator({
        name: name.trim().toLowerCase(),
        password: hashPassword(password),
        ...(code ? { code } : {}),
      }),
    onMutate: () => setRefusal(undefined),
    onSuccess({ session, operator }) {
      sessionStore.signIn({ ...session, operator });
      onSignedIn();
    },
    onError(fault) {
      if (!(fault instanceof ApiError)) throw fault;
      const enrolment = fault.error === 'secondFactorNotEnrolled' ? readEnrolment(fault.data) : undefined;
      if (enrolment) setStep({ ask: 'enrolment', enrolment });
      else if (fault.error === 'secondFactorNeeded') setStep({ ask: 'code' });
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
  if (typeof value !== 'object' || value === null || !('secret' in value) || !('uri' in value))
    return undefined;
  const { secret, uri } = value;
  return typeof secret === 'string' && typeof uri === 'string' ? { secret, uri } : undefined;
}
