import { Button } from '@fairway/ui/components/button/button.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { useTranslation } from 'react-i18next';
import { useEndBroadcast } from '../api/use-own-broadcast.ts';
import { useBroadcast } from '../broadcast/broadcast-store.ts';
import { useCapture } from '../capture/capture-store.ts';

/** Asks before a broadcast is ended: an ended one cannot be taken up again. */
export function EndQuestion({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('anchorStudio');
  const stop = useBroadcast((state) => state.stop);
  const close = useCapture((state) => state.close);
  const end = useEndBroadcast();
  const press = () =>
    end.mutate(undefined, {
      onSuccess: () => {
        stop('end');
        close();
        onClose();
      },
    });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('end.title')}
      description={t('end.text')}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('end.stay')}
          </Button>
          <Button variant="danger" loading={end.isPending} onClick={press}>
            {t('end.end')}
          </Button>
        </>
      }
    />
  );
}
