import { CaptchaField } from '../captcha/captcha-field.tsx';
import { CodeField } from '../codes/code-field.tsx';
import { PhoneField } from '../../../lib/forms/phone-field.tsx';
import type { RegisterPhone } from './use-register-phone.ts';

export interface PhoneProofProps {
  proof: RegisterPhone;
  faults: { phone?: string; code?: string; captcha?: string };
  clear: (field: 'phone' | 'code' | 'captcha') => void;
  onAsk: () => void;
}

/** Phone and code in the registration. */
export function PhoneProof({ proof, faults, clear, onAsk }: PhoneProofProps) {
  const { sending } = proof;
  return (
    <>
      <PhoneField
        value={proof.phone}
        error={faults.phone}
        onChange={(next) => {
          proof.setPhone(next);
          clear('phone');
        }}
      />
      <CaptchaField captcha={sending.captcha} error={faults.captcha} onChange={() => clear('captcha')} />
      <CodeField
        value={proof.code}
        onChange={(next) => {
          proof.setCode(next);
          clear('code');
        }}
        areaCode={proof.phone.areaCode}
        error={faults.code}
        sending={sending.sending}
        wait={sending.wait}
        again={sending.codeId !== ''}
        onAsk={onAsk}
      />
    </>
  );
}
