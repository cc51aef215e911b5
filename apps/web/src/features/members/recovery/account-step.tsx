import { Button } from '@fairway/ui/components/button/button.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { Tabs } from '@fairway/ui/components/tabs/tabs.tsx';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { useCheckResetCode } from '../api/use-recovery.ts';
import { ContactProofFields } from '../codes/contact-proof-fields.tsx';
import { useContactProof } from '../codes/use-contact-proof.ts';
import styles from '../frame/account-frame.module.css';
import own from './recovery.module.css';

/** First step: the account, its phone or mailbox, and the code that was sent there. It never says whether they match. */
export function AccountStep({ onProven }: { onProven: (proof: { name: string; ticket: string }) => void }) {
  const { t } = useTranslation('members');
  const [method, setMethod] = useState<'sms' | 'email'>('sms');
  const [name, setName] = useState('');
  const check = useCheckResetCode();
  const { form, proof } = useContactProof({
    channel: method,
    send: ({ to }, captcha) => api.sendResetCode({ name: name.trim(), to, ...captcha }),
    missingBesides: () => (name.trim() ? {} : { name: t('login.nameMissing') }),
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!proof.isWhole()) return;
    check.mutate(
      { codeId: proof.sending.codeId, code: proof.code },
      {
        onSuccess: ({ ticket }) => onProven({ name: name.trim(), ticket }),
        onError: (fault) => showRefusal(fault, { atField: proof.atField }),
      },
    );
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className={styles.fields}>
      <Field label={t('login.name')} error={proof.faults.name} required>
        <Input
          name="name"
          autoComplete="username"
          maxLength={32}
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            proof.clear('name');
          }}
        />
      </Field>
      <Tabs
        label={t('recovery.method')}
        value={method}
        onChange={setMethod}
        className={own.choices}
        items={[
          { value: 'sms', label: t('recovery.byPhone') },
          { value: 'email', label: t('recovery.byEmail') },
        ]}
      />
      <ContactProofFields proof={proof} />
      <p aria-live="polite" className={own.sent}>
        {proof.sending.codeId !== '' && t('recovery.sent')}
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
