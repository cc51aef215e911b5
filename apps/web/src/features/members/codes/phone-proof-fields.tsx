import { PhoneField } from '../../../lib/forms/phone-field.tsx';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { CodeField } from './code-field.tsx';
import type { PhoneProof } from './use-phone-proof.ts';

/** The fields that prove a phone: number, captcha where one is asked for, code. */
export function PhoneProofFields({ proof }: { proof: PhoneProof }) {
  const { phone, code, faults, clear, sending } = proof;
  return (
    <>
      <PhoneField
        value={phone}
        error={faults.phone}
        onChange={(next) => {
          proof.setPhone(next);
          clear('phone');
        }}
      />
      <CaptchaField captcha={sending.captcha} error={faults.captcha} onChange={() => clear('captcha')} />
      <CodeField
        value={code}
        onChange={(next) => {
          proof.setCode(next);
          clear('code');
        }}
        areaCode={phone.areaCode}
        error={faults.code}
        sending={sending.sending}
        wait={sending.wait}
        again={sending.codeId !== ''}
        onAsk={proof.ask}
      />
    </>
  );
}
