import { hashPassword } from '@fairway/api-client';
import type {
  OwnerProof,
  OwnerProofKind,
} from '@fairway/contract/members/verification/owner-proof-schemas.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import type { Faults } from '../../../lib/forms/use-faults.ts';
import { useContacts } from '../api/use-bind-contact.ts';
import { useSecondFactor } from '../api/use-second-factor.ts';
import { useCodeSending } from '../codes/use-code-sending.ts';

/** The fields of a proof, as refusals name them; the form that asks for it keeps their faults. */
export const ownerFields = ['password', 'secondFactor', 'code', 'captcha'] as const;
export type OwnerField = (typeof ownerFields)[number];

const blank = { password: '', secondFactor: '', code: '' };

/**
 * The step-up of one form: a code of the authenticator where it is on, otherwise the login password, or a code to what is bound
 * where the form offers that (`byCode`; a form that has a code of its own does not).
 */
export function useOwnerProof({ byCode = false } = {}) {
  const { t } = useTranslation('members');
  const { data: factor, isError } = useSecondFactor();
  const contacts = useContacts().data;
  const [chosen, choose] = useState<'password' | 'code'>('password');
  const [typed, setTyped] = useState(blank);
  const [sentTo, setSentTo] = useState('');
  const sending = useCodeSending(async (_wish: undefined, captcha) => {
    const sent = await api.sendStepUpCode(captcha ? { captcha } : {});
    setSentTo(sent.sentTo);
    return sent;
  });
  const canCode = byCode && Boolean(contacts?.phone || contacts?.email);
  const kind: OwnerProofKind = factor?.on === true ? 'secondFactor' : canCode ? chosen : 'password';
  return {
    /** Undefined until it is known whether the second factor is on; the password where that cannot be had, and the server decides. */
    kind: factor === undefined && !isError ? undefined : kind,
    /** Whether the password and a code can be exchanged for each other. */
    canCode: canCode && kind !== 'secondFactor',
    choose,
    typed,
    type: (part: Partial<typeof blank>) => setTyped((now) => ({ ...now, ...part })),
    sending,
    sentTo,
    /** What the proof lacks, by field; `{}` for one that can be sent. */
    missing(): Faults<OwnerField> {
      if (kind === 'password') return typed.password ? {} : { password: t('owner.passwordMissing') };
      if (kind === 'secondFactor')
        return typed.secondFactor.trim().length < 6 ? { secondFactor: t('factor.codeMissing') } : {};
      if (sending.codeId === '') return { code: t('codes.codeUnsent') };
      return typed.code ? {} : { code: t('codes.codeMissing') };
    },
    /** What goes with the call; the password leaves the browser only as its hash. */
    proof(): OwnerProof {
      if (kind === 'password') return { kind, password: hashPassword(typed.password) };
      if (kind === 'code') return { kind, codeId: sending.codeId, code: typed.code };
      return { kind, code: typed.secondFactor.trim() };
    },
  };
}

export type OwnerProofState = ReturnType<typeof useOwnerProof>;
