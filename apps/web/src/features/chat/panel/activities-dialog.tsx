import { Button } from '@fairway/ui/components/button/button.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { refusalText, showRefusal } from '../../../lib/refusals.ts';
import { textOf } from '../../../lib/site/site-config.ts';
import { toast } from '../../../lib/toasts.ts';
import { chatForm } from '../api/chat-form.ts';
import styles from './chat.module.css';

/** Running offers that may be shown in the room. */
export function ActivitiesDialog({ chatRoomNo, onClose }: { chatRoomNo: string; onClose: () => void }) {
  const { t } = useTranslation('chat');
  const inRoom = { form: chatForm(), chatRoomNo };
  const running = useQuery({
    queryKey: ['listChatActivities', inRoom],
    queryFn: ({ signal }) => api.listChatActivities(inRoom, { signal }),
    gcTime: 0,
  });
  const show = useMutation({
    mutationFn: (activity: { kind: string; no: number }) => api.pushChatActivity({ ...inRoom, ...activity }),
    onSuccess: () => {
      toast({ title: t('room.pushed'), tone: 'ok' });
      onClose();
    },
    onError: (fault) => showRefusal(fault),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('room.activities')}
      closeLabel={t('act.close')}
      size="m"
    >
      {running.isError && <p role="alert">{refusalText(running.error)}</p>}
      {running.data?.list.length === 0 && <p>{t('room.noActivities')}</p>}
      <ul className={styles.rows}>
        {running.data?.list.map(({ kind, no, title }) => (
          <li key={`${kind}/${no}`}>
            <b>{textOf(title)}</b>
            <Button size="s" disabled={show.isPending} onClick={() => show.mutate({ kind, no })}>
              {t('room.push')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
