import { Button } from '@fairway/ui/components/button/button.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showRefusal } from '../../../lib/refusals.ts';
import { toast } from '../../../lib/toasts.ts';
import { useSetWithdrawPassword } from '../api/payout-methods/use-set-withdraw-password.ts';
import { useNewPassword } from './new-password-fields.tsx';
import { PasswordForm } from './password-form.tsx';
import { WithdrawPasswordField } from './withdraw-password-field.tsx';
import { isWholePassword } from './withdraw-password-rule.ts';

export interface SetPasswordFormProps {
  /** One is set already: the present one is asked for. */
  isSet: boolean;
  onClose: () => void;
  /** Goes on to setting it anew by a code. */
  onForgotten?: () => void;
}

/** The fields of a withdraw password that is set for the first time, or changed with the present one. */
export function SetPasswordForm({ isSet, onClose, onForgotten }: SetPasswordFormProps) {
  const { t } = useTranslation('cashier');
  const set = useSetWithdrawPassword();
  const [current, setCurrent] = useState('');
  const fresh = useNewPassword();
  const [refusal, setRefusal] = useState<string>();
  const ready = fresh.stands && (!isSet || isWholePassword(current));
  const submit = () => {
    const { password } = fresh;
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
  const forgotten = isSet && onForgotten && (
    <Button variant="text" size="s" onClick={onForgotten}>
      {t('password.forgotten')}
    </Button>
  );
  return (
    <PasswordForm fresh={fresh} ready={ready} sending={set.isPending} onSubmit={submit} foot={forgotten}>
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
    </PasswordForm>
  );
}
