import { Button } from '@fairway/ui/components/button/button.tsx';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { useFaults } from '../../../lib/forms/use-faults.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { ownerFields, useOwnerProof } from '../../members/owner/use-owner-proof.ts';
import {
  useSetWithdrawPassword,
  type WithdrawPasswordDraft,
} from '../api/payout-methods/use-set-withdraw-password.ts';
import { useMemberForms } from '../identity/member-forms.ts';
import { useNewPassword } from './new-password-fields.tsx';
import { PasswordForm } from './password-form.tsx';
import { WithdrawPasswordField } from './withdraw-password-field.tsx';
import { isWholePassword } from './withdraw-password-rule.ts';

/** Saves a new withdraw password; `refused` puts a refusal beside its field. */
function useSaving(onClose: () => void) {
  const set = useSetWithdrawPassword();
  const save = (draft: WithdrawPasswordDraft, refused: (fault: unknown) => void) =>
    set.mutate(draft, {
      onSuccess: onClose,
      onError: refused,
    });
  return { save, sending: set.isPending };
}

/** The fields of the first withdraw password, and the proof that it is the owner who sets it. */
export function FirstPasswordForm({ onClose }: { onClose: () => void }) {
  const { OwnerProof } = useMemberForms();
  const { save, sending } = useSaving(onClose);
  const fresh = useNewPassword();
  const owner = useOwnerProof({ byCode: true });
  const { faults, form, show, clear, atField } = useFaults(ownerFields);
  const submit = () => {
    if (show(owner.missing())) return;
    save({ password: fresh.password, proof: owner.proof() }, (fault) => showRefusal(fault, { atField }));
  };
  return (
    <PasswordForm form={form} fresh={fresh} ready={fresh.isValid} sending={sending} onSubmit={submit}>
      <OwnerProof owner={owner} faults={faults} clear={clear} atField={atField} />
    </PasswordForm>
  );
}

export interface ChangePasswordFormProps {
  onClose: () => void;
  /** Goes on to a new one by a code. */
  onForgotten: () => void;
}

/** The fields of a withdraw password that is changed with the present one. */
export function ChangePasswordForm({ onClose, onForgotten }: ChangePasswordFormProps) {
  const { t } = useTranslation('cashier');
  const { save, sending } = useSaving(onClose);
  const fresh = useNewPassword();
  const [current, setCurrent] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const submit = () =>
    save({ password: fresh.password, currentPassword: current }, (fault) => {
      setCurrent('');
      showRefusal(fault, {
        atField: (field, text) => {
          setRefusal(text);
          return field === 'withdrawPassword';
        },
      });
    });
  const forgotten = (
    <Button variant="text" size="s" onClick={onForgotten}>
      {t('password.forgotten')}
    </Button>
  );
  return (
    <PasswordForm
      fresh={fresh}
      ready={fresh.isValid && isWholePassword(current)}
      sending={sending}
      onSubmit={submit}
      foot={forgotten}
    >
      <WithdrawPasswordField
        label={t('password.current')}
        value={current}
        error={refusal}
        onChange={(value) => {
          setRefusal(undefined);
          setCurrent(value);
        }}
      />
    </PasswordForm>
  );
}
