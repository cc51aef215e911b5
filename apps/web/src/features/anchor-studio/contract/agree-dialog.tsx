import { Button } from '@fairway/ui/components/button/button.tsx';
import { Checkbox } from '@fairway/ui/components/choice/checkbox.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toasts.ts';
import type { AnchorContract } from '../api/shapes.ts';
import { useAgree } from '../api/use-own-anchor.ts';
import { Terms } from './terms.tsx';

interface AgreeDialogProps {
  /** The version that is agreed to; undefined while none is asked about. */
  contract: AnchorContract | undefined;
  onClose: () => void;
}

/** The whole contract once more, and the agreement, after which it counts at once. */
export function AgreeDialog({ contract, onClose }: AgreeDialogProps) {
  const { t } = useTranslation('anchorStudio');
  const [read, setRead] = useState(false);
  const agree = useAgree();
  const close = () => {
    setRead(false);
    onClose();
  };
  const press = () =>
    contract &&
    agree.mutate(contract.contractId, {
      onSuccess: () => {
        toast({ title: t('contract.agreed'), tone: 'ok' });
        close();
      },
    });
  return (
    <Dialog
      open={contract !== undefined}
      onOpenChange={(open) => !open && close()}
      title={t('contract.offered', { no: contract?.no ?? 0 })}
      description={t('contract.sure', { share: contract?.sharePercent ?? 0 })}
      closeLabel={t('close')}
      size="m"
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            {t('contract.later')}
          </Button>
          <Button
            loading={agree.isPending}
            disabledReason={read ? undefined : t('contract.readFirst')}
            onClick={press}
          >
            {t('contract.agree')}
          </Button>
        </>
      }
    >
      {contract && <Terms share={contract.sharePercent} />}
      <Checkbox checked={read} onChange={(event) => setRead(event.target.checked)}>
        {t('contract.haveRead')}
      </Checkbox>
    </Dialog>
  );
}
