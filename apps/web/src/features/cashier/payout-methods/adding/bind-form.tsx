import { Button } from '@fairway/ui/components/button/button.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WithdrawPasswordField } from '../../withdraw-password/withdraw-password-field.tsx';
import styles from '../../parts/dialog-form.module.css';

interface BindDraft {
  /** Left out where what is bound bears no name of the member's own. */
  label?: string;
  withdrawPassword: string;
}

export interface BindFormProps {
  /** Where the money is to go: a card, network and address, or e-wallet and account. */
  children: ReactNode;
  draft: BindDraft;
  onChange: (part: Partial<BindDraft>) => void;
  passwordFault: string | undefined;
  sending: boolean;
  /** Why it cannot be sent; undefined when it can. */
  blocked?: string | undefined;
  onSubmit: () => void;
}

/** The frame of a form that binds a card, an address or an account: where to, a name, and the withdraw password that guards it. */
export function BindForm({
  children,
  draft,
  onChange,
  passwordFault,
  sending,
  blocked,
  onSubmit,
}: BindFormProps) {
  const { t } = useTranslation('cashier');
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!sending && blocked === undefined) onSubmit();
      }}
    >
      {children}
      {draft.label !== undefined && (
        <Field label={t('methods.label')} hint={t('methods.labelHint')}>
          <Input
            value={draft.label}
            maxLength={20}
            onChange={(event) => onChange({ label: event.target.value })}
          />
        </Field>
      )}
      <WithdrawPasswordField
        label={t('password.enter')}
        value={draft.withdrawPassword}
        error={passwordFault}
        onChange={(withdrawPassword) => onChange({ withdrawPassword })}
      />
      <Button type="submit" size="l" wide loading={sending} disabledReason={blocked}>
        {t('methods.bind')}
      </Button>
    </form>
  );
}
