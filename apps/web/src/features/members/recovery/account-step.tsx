import { Button } from '@fairway/ui/components/button/button.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { Tabs } from '@fairway/ui/components/tabs/tabs.tsx';
import { homeAreaCode } from '@fairway/contract/limits/phone-areas.ts';
import type { CodeTarget } from '@fairway/contract/members/verification/code-schemas.ts';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { useCheckResetCode } from '../api/use-recovery.ts';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { CodeField } from '../codes/code-field.tsx';
import { emptyPhone, PhoneField } from '../../../lib/forms/phone-field.tsx';
import { useCodeSending } from '../codes/use-code-sending.ts';
import { usePhoneCheck } from '../codes/use-phone-check.ts';
import styles from '../frame/account-frame.module.css';
import { textOf } from '../frame/text-of.ts';
import { useFaults } from '../../../lib/forms/use-faults.ts';
import own from './recovery.module.css';

const fields = ['name', 'phone', 'email', 'code', 'captcha'] as const;

/** First step: the account, its phone or mailbox, and the code that was sent there. It never says whether they match. */
export function AccountStep({ onProven }: { onProven: (proof: { name: string; ticket: string }) => void }) {
  const { t } = useTranslation('members');
  const [way, setWay] = useState<'sms' | 'email'>('sms');
  const [name, setName] = useState('');
  const [phone, setPhone] = useState(emptyPhone);
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const { faults, form, show, clear, atField } = useFaults(fields);
  const check = useCheckResetCode();
  const sending = useCodeSending((to: CodeTarget, captcha) =>
    api.sendResetCode({ name: name.trim(), to, ...(captcha ? { captcha } : {}) }),
  );
  const checkPhone = usePhoneCheck();
  const missingMail = () => (email ? {} : { email: t('codes.emailMissing') });
  const missing = () => ({
    ...(name.trim() ? {} : { name: t('login.nameMissing') }),
    ...(way === 'sms' ? checkPhone(phone) : missingMail()),
  });

  const ask = () => {
    if (show(missing())) return;
    const typed = form.current ? textOf(new FormData(form.current), 'captcha') : '';
    sending.ask(way === 'sms' ? { channel: way, ...phone } : { channel: way, email }, typed, {
      refused: (fault) => showRefusal(fault, { atField }),
    });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const lacks = sending.codeId ? (code ? '' : t('codes.codeMissing')) : t('codes.codeUnsent');
    if (show({ ...missing(), ...(lacks ? { code: lacks } : {}) })) return;
    check.mutate(
      { codeId: sending.codeId, code },
      {
        onSuccess: ({ ticket }) => onProven({ name: name.trim(), ticket }),
        onError: (fault) => showRefusal(fault, { atField }),
      },
    );
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className={styles.fields}>
      <Field label={t('login.name')} error={faults.name} required>
        <Input
          name="name"
          autoComplete="username"
          maxLength={32}
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            clear('name');
          }}
        />
      </Field>
      <Tabs
        label={t('recovery.way')}
        value={way}
        onChange={setWay}
        className={own.ways}
        items={[
          { value: 'sms', label: t('recovery.byPhone') },
          { value: 'email', label: t('recovery.byEmail') },
        ]}
      />
      {way === 'sms' ? (
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
        areaCode={way === 'sms' ? phone.areaCode : homeAreaCode}
        error={faults.code}
        sending={sending.sending}
        wait={sending.wait}
        again={sending.codeId !== ''}
        onAsk={ask}
      />
      <p aria-live="polite" className={own.sent}>
        {sending.codeId !== '' && t('recovery.sent')}
      </p>
      <Button
        type="submit"
        variant="action"
        size="l"
        wide
        loading={check.isPending}
        loadingText={t('recovery.checking')}
      >
        {t('recovery.next')}
      </Button>
    </form>
  );
}
