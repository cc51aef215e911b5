import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface AddDialogProps {
  open: boolean;
  onClose: () => void;
  kind: 'bankCard' | 'ewallet' | 'usdtAddress';
  /** The first one ever can be used at once, any other after a day. */
  isFirst: boolean;
  /** The form, mounted while the dialog is open: what was typed is gone when it closes. */
  children: ReactNode;
}

/** Binds something to be paid to. */
export function AddDialog({ open, onClose, kind, isFirst, children }: AddDialogProps) {
  const { t } = useTranslation('cashier');
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t(`methods.add.${kind}`)}
      description={t(isFirst ? 'methods.firstNow' : 'methods.furtherWaits')}
      closeLabel={t('close')}
      {...(kind === 'bankCard' ? {} : { size: 'm' as const })}
      maskClosable={false}
    >
      {open && children}
    </Dialog>
  );
}
