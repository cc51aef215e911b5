import type { UsdtProtocol } from '@fairway/contract/enums/protocols.ts';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { useTranslation } from 'react-i18next';
import { AddAddressForm } from './add-address-form.tsx';
import type { AddDialogProps } from './add-card-dialog.tsx';

/** Binds a USDT address. What was typed is gone when it closes. */
export function AddAddressDialog(props: AddDialogProps & { protocols: readonly UsdtProtocol[] }) {
  const { t } = useTranslation('cashier');
  const { open, onClose, isFirst, protocols } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('methods.add.usdtAddress')}
      description={t(isFirst ? 'methods.firstNow' : 'methods.furtherWaits')}
      closeLabel={t('close')}
      size="m"
      maskClosable={false}
    >
      {open && <AddAddressForm onClose={onClose} protocols={protocols} />}
    </Dialog>
  );
}
