import type { CodeSent } from '@fairway/contract/members/verification/code-schemas.ts';
import type { CaptchaAnswer } from '@fairway/contract/risk/schemas.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFaults } from '../../../lib/forms/use-faults.ts';
import { emptyPhone, type PhoneDraft } from '../../../lib/forms/phone-field.tsx';
import { showRefusal } from '../../../lib/refusals.ts';
import { textOf } from '../frame/text-of.ts';
import { useCodeSending } from './use-code-sending.ts';
import { usePhoneCheck } from './use-phone-check.ts';

const fields = ['phone', 'code', 'captcha'] as const;

/** A phone that is proven by a code in one form: its number, the captcha where one is asked for, and the code that was sent. */
export function usePhoneProof(send: (to: PhoneDraft & { captcha?: CaptchaAnswer }) => Promise<CodeSent>) {
  const { t } = useTranslation('members');
  const [phone, setPhone] = useState(emptyPhone);
  const [code, setCode] = useState('');
  const { faults, form, show, clear, atField } = useFaults(fields);
  const sending = useCodeSending((to: PhoneDraft, captcha) =>
    send({ ...to, ...(captcha ? { captcha } : {}) }),
  );
  const checkPhone = usePhoneCheck();

  const ask = () => {
    if (show(checkPhone(phone))) return;
    const typed = form.current ? textOf(new FormData(form.current), 'captcha') : '';
    sending.ask(phone, typed, { refused: (fault) => showRefusal(fault, { atField }) });
  };
  /** Whether it can be sent; what it lacks is shown at its fields. */
  const isWhole = () => {
    const lacks = sending.codeId ? (code ? '' : t('codes.codeMissing')) : t('codes.codeUnsent');
    return !show({ ...checkPhone(phone), ...(lacks ? { code: lacks } : {}) });
  };
  return { form, proof: { phone, setPhone, code, setCode, faults, clear, atField, sending, ask, isWhole } };
}

export type PhoneProof = ReturnType<typeof usePhoneProof>['proof'];
