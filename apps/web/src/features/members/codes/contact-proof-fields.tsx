import { homeAreaCode } from '@fairway/contract/members/phones/areas.ts';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { useTranslation } from 'react-i18next';
import { PhoneField } from '../../../lib/forms/phone-field.tsx';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { CodeField } from './code-field.tsx';
import type { ContactProof } from './use-contact-proof.ts';

/** The fields that prove a contact: number or mailbox, captcha where one is asked for, code. */
export function ContactProofFields({ proof }: { proof: ContactProof }) {
  const { t } = useTranslation('members');
  const { channel, phone, email, code, faults, clear, sending } = proof;
  return (
    <>
      {channel === 'sms' ? (
        <PhoneField
          value={phone}
          error={faults.phone}
          onChange={(next) => {
            proof.setPhone(next);
            clear('phone');
          }}
        />
      ) : (
        <Field label={t('codes.email')} error={faults.email} required>
          <Input
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            value={email}
            onChange={(event) => {
              proof.setEmail(event.target.value);
              clear('email');
            }}
          />
        </Field>
      )}
      <CaptchaField captcha={sending.captcha} error={faults.captcha} onChange={() => clear('captcha')} />
      <CodeField
        value={code}
        onChange={(next) => {
          proof.setCode(next);
          clear('code');
        }}
        areaCode={channel === 'sms' ? phone.areaCode : homeAreaCode}
        error={faults.code}
        sending={sending.sending}
        wait={sending.wait}
        again={sending.codeId !== ''}
        onAsk={proof.ask}
      />
    </>
  );
}
