import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import { WithdrawPasswordField } from '../payout-methods/withdraw-password-field.tsx';

export interface PasswordPanelProps {
  attemptsLeft: number;
  password: string;
  onPassword: (password: string) => void;
  refusal: string | undefined;
}

/** The withdraw password that guards a payout. */
export function PasswordPanel({ attemptsLeft, password, onPassword, refusal }: PasswordPanelProps) {
  const { t } = useTranslation('cashier');
  return (
    <Panel title={t('password.title')} note={t('password.attempts', { count: attemptsLeft })}>
      <WithdrawPasswordField
        label={t('password.enter')}
        value={password}
        onChange={onPassword}
        error={refusal}
      />
    </Panel>
  );
}
