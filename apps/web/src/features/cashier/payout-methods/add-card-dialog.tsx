import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { useTranslation } from 'react-i18next';
import { AddCardForm } from './add-card-form.tsx';

export interface AddDialogProps {
  open: boolean;
  onClose: () => void;
  /** The first of its kind can be used at once, a further one after a day. */
  isFirst: boolean;
}

/** Binds a bank card. What was typed is gone when it closes. */
export function AddCardDialog({ open, onClose, isFirst }: AddDialogProps) {
  const { t } = useTranslation('cashier');
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('methods.add.bankCard')}
      description={t(isFirst ? 'methods.firstNow' : 'methods.furtherWaits')}
      closeLabel={t('close')}
      maskClosable={false}
    >
      {open && <AddCardForm onClose={onClose} />}
    </Dialog>
  );
}
