import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { ChangePasswordForm, FirstPasswordForm } from './set-password-form.tsx';

export interface SetPasswordDialogProps {
  open: boolean;
  onClose: () => void;
  /** One is set already: the present one is asked for. */
  isSet: boolean;
  /** Opens where it is reset by a code. */
  forgotten?: boolean;
}

/** Sets the withdraw password, changes it, or resets a forgotten one. What was typed is gone when it closes. */
export function SetPasswordDialog({ open, onClose, isSet, forgotten = false }: SetPasswordDialogProps) {
  const { t } = useTranslation('cashier');
  const [resets, setResets] = useState(forgotten);
  // What it was opened as it stays: that a password is set is read again before the form hears that it was saved, and another form in its
  // place would never close.
  const [changes, setChanges] = useState(isSet);
  if (!open && changes !== isSet) setChanges(isSet);
  const leave = () => {
    setResets(forgotten);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && leave()}
      title={t(resets ? 'password.reset' : changes ? 'password.change' : 'password.set')}
      description={t(resets ? 'password.resetWhy' : 'password.why')}
      closeLabel={t('close')}
      maskClosable={false}
    >
      {open && resets && <ResetPasswordForm onClose={leave} />}
      {open && !resets && !changes && <FirstPasswordForm onClose={leave} />}
      {open && !resets && changes && (
        <ChangePasswordForm onClose={leave} onForgotten={() => setResets(true)} />
      )}
    </Dialog>
  );
}
