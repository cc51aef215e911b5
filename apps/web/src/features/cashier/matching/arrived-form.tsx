import type { RecipientPart } from '@fairway/contract/matching/schemas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirmFastWithdrawal } from '../api/matching/use-confirm-fast-withdrawal.ts';
import dialog from '../parts/dialog-form.module.css';
import { useBindFaults } from '../withdraw-password/use-bind-faults.ts';
import { WithdrawPasswordField } from '../withdraw-password/withdraw-password-field.tsx';
import { isWholePassword } from '../withdraw-password/withdraw-password-rule.ts';
import styles from './matching.module.css';

const fields = ['withdrawPassword'] as const;

/** The withdraw password, and the two answers to whether a part has arrived: the payer is credited by it. */
export function ArrivedForm({ part, onClose }: { part: RecipientPart; onClose: () => void }) {
  const { t } = useTranslation('matching');
  const { t: cashier } = useTranslation('cashier');
  const confirm = useConfirmFastWithdrawal(part);
  const [password, setPassword] = useState('');
  const { faults, setFaults, show } = useBindFaults(fields);
  const submit = () => {
    if (confirm.isPending) return;
    if (!isWholePassword(password)) {
      setFaults({ withdrawPassword: cashier('password.hint') });
      return;
    }
    confirm.mutate(password, {
      onSuccess: onClose,
      onError: (fault) => {
        setPassword('');
        show(fault);
      },
    });
  };
  return (
    <form
      className={dialog.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <WithdrawPasswordField
        label={cashier('password.enter')}
        value={password}
        error={faults.withdrawPassword}
        onChange={(next) => {
          setFaults({});
          setPassword(next);
        }}
      />
      <div className={styles.answers}>
        <Button type="button" variant="quiet" onClick={onClose}>
          {t('parts.back')}
        </Button>
        <Button type="submit" loading={confirm.isPending}>
          {t('parts.sure')}
        </Button>
      </div>
    </form>
  );
}
