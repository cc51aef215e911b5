import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { useTranslation } from 'react-i18next';
import { MutedList } from '../keeping/muted-list.tsx';

/** Who is muted in the room now, over the chat. */
export function MutedListDialog({ chatRoomNo, onClose }: { chatRoomNo: string; onClose: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('room.list')}
      closeLabel={t('act.close')}
      size="m"
    >
      <MutedList chatRoomNo={chatRoomNo} />
    </Dialog>
  );
}
