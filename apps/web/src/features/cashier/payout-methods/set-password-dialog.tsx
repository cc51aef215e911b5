import { Button } from '@fairway/ui/components/button/button.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showRefusal } from '../../../lib/refusals.ts';
import { toast } from '../../../lib/toasts.ts';
import { useSetWithdrawPassword } from '../api/payout-methods/use-set-withdraw-password.ts';
import { WithdrawPasswordField } from './withdraw-password-field.tsx';
import { isGuessable, withdrawPasswordLength } from './withdraw-password-rule.ts';
import styles from './dialog-form.module.css';

export interface SetPasswordDialogProps {
  open: boolean;
  onClose: () => void;
  /** One is set already: the present one is asked for. */
  isSet: boolean;
}

/** Sets the withdraw password or changes it. What was typed is gone when it closes. */
export function SetPasswordDialog({ open, onClose, isSet }: SetPasswordDialogProps) {
  const { t } = useTranslation('cashier');
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t(isSet ? 'password.change' : 'password.set')}
      description={t('password.why')}
      closeLabel={t('close')}
      maskClosable={false}
    >
      {open && <PasswordForm isSet={isSet} onClose={onClose} />}
    </Dialog>
  );
}

function PasswordForm({ isSet, onClose }: { isSet: boolean; onClose: () => void }) {
  const { t } = useTranslation('cashier');
  const set = useSetWithdrawPassword();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const isWhole = (code: string) => code.length === withdrawPasswordLength;
  const weak = isWhole(password) && isGuessable(password);
  const differs = isWhole(again) && again !== password;
  const ready = isWhole(password) && !weak && again === password && (!isSet || isWhole(current));
  const submit = () => {
    if (!ready || set.isPending) return;
    set.mutate(isSet ? { password, currentPassword: current } : { password }, {
      onSuccess: () => {
        toast({ title: t('password.done'), tone: 'ok' });
        onClose();
      },
      onError: (fault) => {
        setCurrent('');
        showRefusal(fault, {
          atField: (field, words) => {
            setRefusal(words);
            return isSet && field === 'withdrawPassword';
          },
        });
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
      {isSet && (
        <WithdrawPasswordField
          label={t('password.current')}
          value={current}
          error={refusal}
          onChange={(value) => {
            setRefusal(undefined);
            setCurrent(value);
          }}
        />
      )}
      <WithdrawPasswordField
        label={t('password.new')}
        value={password}
        onChange={setPassword}
        error={weak ? t('password.weak') : undefined}
      />
      <WithdrawPasswordField
        label={t('password.again')}
        value={again}
        onChange={setAgain}
        error={differs ? t('password.differs') : undefined}
        hint={t('password.againHint')}
      />
      <Button
        type="submit"
        size="l"
        wide
        loading={set.isPending}
        disabledReason={ready ? undefined : t('password.notReady')}
      >
        {t('password.save')}
      </Button>
    </form>
  );
}
