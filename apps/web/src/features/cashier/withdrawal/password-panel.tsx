import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import { WithdrawPasswordField } from '../withdraw-password/withdraw-password-field.tsx';

export interface PasswordPanelProps {
  attemptsLeft: number;
  password: string;
  onPassword: (password: string) => void;
  refusal: string | undefined;
  onForgotten: () => void;
}

/** The withdraw password that guards a payout. */
export function PasswordPanel({
  attemptsLeft,
  password,
  onPassword,
  refusal,
  onForgotten,
}: PasswordPanelProps) {
  const { t } = useTranslation('cashier');
  return (
    <Panel
      title={t('password.title')}
      note={t('password.attempts', { count: attemptsLeft })}
      end={
        <Button variant="text" size="s" onClick={onForgotten}>
          {t('password.forgotten')}
        </Button>
      }
    >
      <WithdrawPasswordField
        label={t('password.enter')}
        value={password}
        onChange={onPassword}
        error={refusal}
      />
    </Panel>
  );
}
