import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useSiteConfig } from '../../../lib/site/site-config.ts';
import { emptyPhone, type PhoneDraft } from '../../../lib/forms/phone-field.tsx';
import { useCodeSending } from '../codes/use-code-sending.ts';
import { usePhoneCheck } from '../codes/use-phone-check.ts';

/** The phone of a registering visitor and the code that proves it, where the site asks for one. */
export function useRegisterPhone() {
  const { t } = useTranslation('members');
  const asked = useSiteConfig().data?.switches.registerPhone === true;
  const [phone, setPhone] = useState(emptyPhone);
  const [code, setCode] = useState('');
  const checkPhone = usePhoneCheck();
  const sending = useCodeSending((to: PhoneDraft, captcha) =>
    api.sendRegisterCode({ ...to, ...(captcha ? { captcha } : {}) }),
  );
  const missingCode = sending.codeId ? (code ? '' : t('codes.codeMissing')) : t('codes.codeUnsent');
  return {
    asked,
    phone,
    setPhone,
    code,
    setCode,
    sending,
    /** What is wrong with the number, by field. */
    checkNumber: () => checkPhone(phone),
    /** What is wrong with number and code, by field; nothing where none is asked for. */
    faults: () => (asked ? { ...checkPhone(phone), ...(missingCode ? { code: missingCode } : {}) } : {}),
    proof: () => (asked ? { codeId: sending.codeId, code } : undefined),
  };
}

export type RegisterPhone = ReturnType<typeof useRegisterPhone>;
