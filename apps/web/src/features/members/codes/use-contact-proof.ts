import type { OwnerProof } from '@fairway/contract/members/verification/owner-proof-schemas.ts';
import type { CodeSent, CodeTarget } from '@fairway/contract/members/verification/code-schemas.ts';
import type { CaptchaAnswer } from '@fairway/contract/risk/schemas.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFaults, type Faults } from '../../../lib/forms/use-faults.ts';
import { emptyPhone, type PhoneDraft } from '../../../lib/forms/phone-field.tsx';
import { showRefusal } from '../../../lib/refusals.ts';
import { textOf } from '../frame/text-of.ts';
import type { OwnerProofState } from '../owner/use-owner-proof.ts';
import { useCodeSending } from './use-code-sending.ts';
import { usePhoneCheck } from './use-phone-check.ts';

/** `name` is the account's, in a form that asks for it as well; the last two are of a proof of the owner. */
const fields = ['name', 'phone', 'email', 'code', 'captcha', 'password', 'secondFactor'] as const;

/** Where the code is to go: as calls for either channel name it, and the phone alone. */
interface Wish {
  to: CodeTarget;
  phone: PhoneDraft;
  proof?: OwnerProof;
}

export interface ContactProofOptions {
  channel: CodeTarget['channel'];
  send: (wish: Wish, captcha: { captcha?: CaptchaAnswer }) => Promise<CodeSent>;
  /** What the form lacks besides. */
  missingBesides?: () => Faults<'name'>;
  /** Who asks for the code has to prove first who it is. */
  owner?: OwnerProofState;
}

/** A phone or mailbox that is proven by a code in one form: the contact, the captcha where one is asked for, and the code that was sent. */
export function useContactProof({ channel, send, missingBesides, owner }: ContactProofOptions) {
  const { t } = useTranslation('members');
  const [phone, setPhone] = useState(emptyPhone);
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const { faults, form, show, clear, atField } = useFaults(fields);
  const sending = useCodeSending((wish: Wish, captcha) => send(wish, captcha ? { captcha } : {}));
  const checkPhone = usePhoneCheck();
  const missing = (): Faults<(typeof fields)[number]> => {
    const contact = channel === 'sms' ? checkPhone(phone) : email ? {} : { email: t('codes.emailMissing') };
    return { ...missingBesides?.(), ...contact };
  };

  const ask = () => {
    if (show({ ...missing(), ...owner?.missing() })) return;
    const typed = form.current ? textOf(new FormData(form.current), 'captcha') : '';
    const to = channel === 'sms' ? { channel, ...phone } : { channel, email };
    sending.ask({ to, phone, ...(owner ? { proof: owner.proof() } : {}) }, typed, {
      refused: (fault) => showRefusal(fault, { atField }),
    });
  };
  /** Whether it can be sent; what it lacks is shown at its fields. */
  const isWhole = () => {
    const lacks = sending.codeId ? (code ? '' : t('codes.codeMissing')) : t('codes.codeUnsent');
    return !show({ ...missing(), ...(lacks ? { code: lacks } : {}) });
  };
  const drafts = { phone, setPhone, email, setEmail, code, setCode };
  return { form, proof: { channel, ...drafts, faults, clear, atField, sending, ask, isWhole } };
}

export type ContactProof = ReturnType<typeof useContactProof>['proof'];
