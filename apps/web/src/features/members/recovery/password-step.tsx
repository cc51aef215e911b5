import { Button } from '@fairway/ui/components/button/button.tsx';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useResetPassword } from '../api/use-recovery.ts';
import styles from '../frame/account-frame.module.css';
import { showStepRefusal } from '../frame/show-step-refusal.ts';
import { textOf } from '../frame/text-of.ts';
import { useFaults } from '../../../lib/forms/use-faults.ts';
import { NewPasswordField } from '../password/new-password-field.tsx';
import { isPasswordAllowed } from '../password/password-strength.ts';

const fields = ['newPassword'] as const;

export interface PasswordStepProps {
  proof: { name: string; ticket: string };
  /** The proof is over: back to the first step. */
  onOver: () => void;
  onDone: () => void;
}

/** Second step: the new password. */
export function PasswordStep({ proof, onOver, onDone }: PasswordStepProps) {
  const { t } = useTranslation('members');
  const reset = useResetPassword();
  const { faults, form, show, clear, atField } = useFaults(fields);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const newPassword = textOf(new FormData(event.currentTarget), 'newPassword');
    if (show(isPasswordAllowed(newPassword) ? {} : { newPassword: t('password.wrong') })) return;
    reset.mutate(
      { ...proof, newPassword },
      {
        onSuccess: onDone,
        onError: (fault) => showStepRefusal(fault, { over: 'resetRefused', onOver, atField }),
      },
    );
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className={styles.fields}>
      <input type="text" name="name" autoComplete="username" value={proof.name} readOnly hidden />
      <NewPasswordField
        name="newPassword"
        label={t('security.newPassword')}
        error={faults.newPassword}
        onChange={() => clear('newPassword')}
      />
      <Button
        type="submit"
        variant="action"
        size="l"
        wide
        loading={reset.isPending}
        loadingText={t('security.changing')}
      >
        {t('recovery.set')}
      </Button>
    </form>
  );
}
