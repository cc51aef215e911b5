import { CodeInput } from '@fairway/ui/components/code-input/code-input.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { withdrawPasswordLength } from './withdraw-password-rule.ts';

export interface WithdrawPasswordFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: ReactNode;
}

/** Six hidden digits. */
export function WithdrawPasswordField({ label, value, onChange, error, hint }: WithdrawPasswordFieldProps) {
  const { t } = useTranslation('cashier');
  return (
    <Field label={label} error={error} hint={hint ?? t('password.hint')} required>
      <CodeInput
        value={value}
        onChange={onChange}
        length={withdrawPasswordLength}
        slotLabel={(at, of) => t('password.slot', { label, at, of })}
        mask
      />
    </Field>
  );
}
