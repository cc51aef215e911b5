import { Button } from '@fairway/ui/components/button/button.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toasts.ts';
import { useRemovePayoutMethod } from '../api/payout-methods/use-remove-payout-method.ts';
import { useBindFaults } from '../withdraw-password/use-bind-faults.ts';
import { WithdrawPasswordField } from '../withdraw-password/withdraw-password-field.tsx';
import { isWholePassword } from '../withdraw-password/withdraw-password-rule.ts';
import styles from '../parts/dialog-form.module.css';
import panel from './methods-panel.module.css';

const fields = ['withdrawPassword'] as const;

/** The withdraw password, and the two answers to whether a payout method is to be removed. */
export function RemoveForm({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('cashier');
  const remove = useRemovePayoutMethod(id);
  const [password, setPassword] = useState('');
  const { faults, setFaults, show } = useBindFaults(fields);
  const submit = () => {
    if (remove.isPending) return;
    if (!isWholePassword(password)) {
      setFaults({ withdrawPassword: t('password.hint') });
      return;
    }
    remove.mutate(password, {
      onSuccess: () => {
        toast({ title: t('methods.removed'), tone: 'ok' });
        onClose();
      },
      onError: (fault) => {
        setPassword('');
        show(fault);
      },
    });
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <WithdrawPasswordField
        label={t('password.enter')}
        value={password}
        error={faults.withdrawPassword}
        onChange={(next) => {
          setFaults({});
          setPassword(next);
        }}
      />
      <div className={panel.answers}>
        <Button type="button" variant="quiet" onClick={onClose}>
          {t('methods.keep')}
        </Button>
        <Button type="submit" variant="danger" loading={remove.isPending}>
          {t('methods.removeSure')}
        </Button>
      </div>
    </form>
  );
}
