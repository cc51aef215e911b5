import { useTranslation } from 'react-i18next';
import { OwnerDialog } from '../../features/members/owner/owner-dialog.tsx';
import { api } from '../../lib/api.ts';
import { toast } from '../../lib/toasts.ts';

/** Asks a giver for a proof of the owner: half of a limit on gifts is reached. */
export function GiverProof({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('liveGifts');
  return (
    <OwnerDialog
      texts={{
        title: t('confirm.title'),
        text: t('confirm.text'),
        submit: t('confirm.submit'),
        close: t('confirm.close'),
      }}
      send={(proof) => api.confirmGiver({ proof })}
      onDone={() => {
        toast({ title: t('confirm.done'), tone: 'ok' });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
