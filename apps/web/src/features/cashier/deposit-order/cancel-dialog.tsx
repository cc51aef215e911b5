import type { DepositOrder } from '@fairway/contract/deposits/schemas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { useTranslation } from 'react-i18next';
import { useCancelDepositOrder } from '../api/deposits/use-cancel-deposit-order.ts';

export interface CancelDialogProps {
  order: DepositOrder;
  open: boolean;
  onClose: () => void;
}

/** Asks once before an order is given up: who has paid already must not. */
export function CancelDialog({ order, open, onClose }: CancelDialogProps) {
  const { t } = useTranslation('cashier');
  const cancel = useCancelDepositOrder(order.billNo);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('order.cancelTitle')}
      description={t('order.cancelText', { count: order.cancelsLeft })}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('order.keep')}
          </Button>
          <Button
            variant="danger"
            loading={cancel.isPending}
            onClick={() => cancel.mutate(undefined, { onSettled: onClose })}
          >
            {t('order.cancelSure')}
          </Button>
        </>
      }
    />
  );
}
