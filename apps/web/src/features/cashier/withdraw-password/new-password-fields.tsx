import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WithdrawPasswordField } from './withdraw-password-field.tsx';
import { isGuessable, isWholePassword } from './withdraw-password-rule.ts';

/** A new withdraw password that is typed twice. */
export function useNewPassword() {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const weak = isWholePassword(password) && isGuessable(password);
  return {
    password,
    setPassword,
    again,
    setAgain,
    weak,
    differs: isWholePassword(again) && again !== password,
    /** Whole, not one that is guessed first, and twice the same. */
    isValid: isWholePassword(password) && !weak && again === password,
  };
}

export type NewPassword = ReturnType<typeof useNewPassword>;

export function NewPasswordFields({ fresh }: { fresh: NewPassword }) {
  const { t } = useTranslation('cashier');
  return (
    <>
      <WithdrawPasswordField
        label={t('password.new')}
        value={fresh.password}
        onChange={fresh.setPassword}
        error={fresh.weak ? t('password.weak') : undefined}
      />
      <WithdrawPasswordField
        label={t('password.again')}
        value={fresh.again}
        onChange={fresh.setAgain}
        error={fresh.differs ? t('password.differs') : undefined}
        hint={t('password.againHint')}
      />
    </>
  );
}
