import { homeAreaCode } from '@fairway/contract/limits/phone-areas.ts';
import type { CodeTarget } from '@fairway/contract/members/verification/code-schemas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { toast } from '../../../lib/toasts.ts';
import { useBindContact } from '../api/use-bind-contact.ts';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { CodeField } from '../codes/code-field.tsx';
import { emptyPhone, PhoneField } from '../../../lib/forms/phone-field.tsx';
import { useCodeSending } from '../codes/use-code-sending.ts';
import { usePhoneCheck } from '../codes/use-phone-check.ts';
import { textOf } from '../frame/text-of.ts';
import { useFaults } from '../../../lib/forms/use-faults.ts';
import styles from './contacts-panel.module.css';

const fields = ['phone', 'email', 'code', 'captcha'] as const;

export interface BindFormProps {
  channel: 'sms' | 'email';
  onClose: () => void;
}

/** Phone or mailbox, a code to it, bound. */
export function BindForm({ channel, onClose }: BindFormProps) {
  const { t } = useTranslation('members');
  const [phone, setPhone] = useState(emptyPhone);
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const { faults, form, show, clear, atField } = useFaults(fields);
  const bind = useBindContact(channel);
  const sending = useCodeSending((to: CodeTarget, captcha) =>
    api.sendBindCode({ to, ...(captcha ? { captcha } : {}) }),
  );
  const sms = channel === 'sms';
  const checkPhone = usePhoneCheck();
  const missing = () => {
    if (sms) return checkPhone(phone);
    return email ? {} : { email: t('codes.emailMissing') };
  };

  const ask = () => {
    if (show(missing())) return;
    const typed = form.current ? textOf(new FormData(form.current), 'captcha') : '';
    sending.ask(sms ? { channel, ...phone } : { channel, email }, typed, {
      refused: (fault) => showRefusal(fault, { atField }),
    });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const lacks = sending.codeId ? (code ? '' : t('codes.codeMissing')) : t('codes.codeUnsent');
    if (show({ ...missing(), ...(lacks ? { code: lacks } : {}) })) return;
    bind.mutate(
      { codeId: sending.codeId, code },
      {
        onSuccess: () => {
          toast({ title: t(sms ? 'contacts.phoneBound' : 'contacts.emailBound'), tone: 'ok' });
          onClose();
        },
        onError: (fault) => showRefusal(fault, { atField }),
      },
    );
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className={styles.form}>
      {sms ? (
        <PhoneField
          value={phone}
          error={faults.phone}
          onChange={(next) => {
            setPhone(next);
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
              setEmail(event.target.value);
              clear('email');
            }}
          />
        </Field>
      )}
      <CaptchaField captcha={sending.captcha} error={faults.captcha} onChange={() => clear('captcha')} />
      <CodeField
        value={code}
        onChange={(next) => {
          setCode(next);
          clear('code');
        }}
        areaCode={sms ? phone.areaCode : homeAreaCode}
        error={faults.code}
        sending={sending.sending}
        wait={sending.wait}
        again={sending.codeId !== ''}
        onAsk={ask}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="action" loading={bind.isPending} loadingText={t('contacts.binding')}>
          {t(sms ? 'contacts.bindPhone' : 'contacts.bindEmail')}
        </Button>
        <Button type="button" variant="quiet" onClick={onClose}>
          {t('contacts.cancel')}
        </Button>
      </div>
    </form>
  );
}
