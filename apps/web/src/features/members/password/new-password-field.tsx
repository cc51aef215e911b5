import { Field } from '@fairway/ui/components/field/field.tsx';
import { PasswordInput } from '@fairway/ui/components/field/password-input.tsx';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordStrength } from './password-strength.ts';
import styles from './new-password-field.module.css';

export interface NewPasswordFieldProps {
  name: string;
  label: string;
  error: string | undefined;
  onChange: () => void;
}

const steps = ['weak', 'fair', 'strong'] as const;

/** A password that is chosen now: its rule is below, and how strong it is shows while it is typed. */
export function NewPasswordField({ name, label, error, onChange }: NewPasswordFieldProps) {
  const { t } = useTranslation('members');
  const [typed, setTyped] = useState('');
  const strength = passwordStrength(typed);
  const level = steps.indexOf(strength) + 1;
  return (
    <Field
      label={label}
      labelEnd={
        typed !== '' && (
          <span className={clsx(styles.strength, styles[strength])}>
            <span className={styles.bars} aria-hidden>
              {steps.map((step, at) => (
                <span key={step} className={clsx(styles.bar, at < level && styles.lit)} />
              ))}
            </span>
            <span aria-live="polite">{t(`password.${strength}`)}</span>
          </span>
        )
      }
      hint={t('password.hint')}
      error={error}
      required
    >
      <PasswordInput
        name={name}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        autoComplete="new-password"
        maxLength={32}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange();
        }}
      />
    </Field>
  );
}
