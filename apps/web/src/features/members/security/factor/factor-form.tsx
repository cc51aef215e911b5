import { Button } from '@fairway/ui/components/button/button.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { PasswordInput } from '@fairway/ui/components/field/password-input.tsx';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { showRefusal } from '../../../../lib/refusals.ts';
import { textOf } from '../../frame/text-of.ts';
import { useFaults } from '../../../../lib/forms/use-faults.ts';
import contacts from '../contacts-panel.module.css';

interface Proof {
  password: string;
  code: string;
}

export interface FactorFormProps {
  /** What is asked for. */
  asks: readonly (keyof Proof)[];
  labels: { submit: string; sending: string };
  isPending: boolean;
  onProof: (proof: Proof, refused: (fault: unknown) => void) => void;
  onClose: () => void;
}

const nameOf = { password: 'password', code: 'secondFactor' } as const;

/** Password, code, or both, before something of the second factor changes. */
export function FactorForm({ asks, labels, isPending, onProof, onClose }: FactorFormProps) {
  const { t } = useTranslation('members');
  const { faults, form, show, clear, atField } = useFaults(['password', 'secondFactor']);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const proof = { password: textOf(typed, 'password'), code: textOf(typed, 'secondFactor').trim() };
    const found = {
      ...(asks.includes('password') && !proof.password ? { password: t('factor.passwordMissing') } : {}),
      ...(asks.includes('code') && proof.code.length < 6 ? { secondFactor: t('factor.codeMissing') } : {}),
    };
    if (show(found)) return;
    onProof(proof, (fault) => showRefusal(fault, { atField }));
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className={contacts.form}>
      {asks.includes('password') && (
        <Field label={t('factor.password')} error={faults.password} required>
          <PasswordInput
            name={nameOf.password}
            showLabel={t('password.show')}
            hideLabel={t('password.hide')}
            autoComplete="current-password"
            maxLength={32}
            onChange={() => clear('password')}
          />
        </Field>
      )}
      {asks.includes('code') && (
        <Field label={t('factor.code')} hint={t('factor.codeHint')} error={faults.secondFactor} required>
          <Input
            name={nameOf.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={16}
            onChange={() => clear('secondFactor')}
          />
        </Field>
      )}
      <div className={contacts.buttons}>
        <Button type="submit" variant="action" loading={isPending} loadingText={labels.sending}>
          {labels.submit}
        </Button>
        <Button type="button" variant="quiet" onClick={onClose}>
          {t('factor.cancel')}
        </Button>
      </div>
    </form>
  );
}
