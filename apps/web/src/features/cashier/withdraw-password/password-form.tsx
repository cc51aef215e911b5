import { Button } from '@fairway/ui/components/button/button.tsx';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { NewPasswordFields, type NewPassword } from './new-password-fields.tsx';
import styles from '../parts/dialog-form.module.css';

export interface PasswordFormProps {
  /** What proves that it is the member: the present password, or a code. */
  children: ReactNode;
  fresh: NewPassword;
  ready: boolean;
  sending: boolean;
  onSubmit: () => void;
  /** Below the button. */
  foot?: ReactNode;
  form?: RefObject<HTMLFormElement | null>;
}

/** The frame of both forms for a new withdraw password: a proof, the new one twice, and the button that saves it. */
export function PasswordForm({ children, fresh, ready, sending, onSubmit, foot, form }: PasswordFormProps) {
  const { t } = useTranslation('cashier');
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (ready && !sending) onSubmit();
      }}
    >
      {children}
      <NewPasswordFields fresh={fresh} />
      <Button
        type="submit"
        size="l"
        wide
        loading={sending}
        disabledReason={ready ? undefined : t('password.notReady')}
      >
        {t('password.save')}
      </Button>
      {foot}
    </form>
  );
}
