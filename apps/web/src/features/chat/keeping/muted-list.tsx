import { Button } from '@fairway/ui/components/button/button.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { formatTime } from '../../../lib/format-time.ts';
import { refusalText, showRefusal } from '../../../lib/refusals.ts';
import { toast } from '../../../lib/toasts.ts';
import { chatForm } from '../api/chat-form.ts';
import styles from '../panel/chat.module.css';

/** Who is muted in the room now, with reason and end; ends a mute. */
export function MutedList({ chatRoomNo }: { chatRoomNo: string }) {
  const { t } = useTranslation('chat');
  const inRoom = { form: chatForm(), chatRoomNo };
  const muted = useQuery({
    queryKey: ['listChatMuted', inRoom],
    queryFn: ({ signal }) => api.listChatMuted(inRoom, { signal }),
    gcTime: 0,
  });
  const unblock = useMutation({
    mutationFn: (userNo: string) => api.unblockChatMember({ ...inRoom, userNo }),
    onSuccess: () => toast({ title: t('room.unblocked'), tone: 'ok' }),
    onError: (fault) => showRefusal(fault),
    onSettled: () => muted.refetch(),
  });
  return (
    <>
      {muted.isError && <p role="alert">{refusalText(muted.error)}</p>}
      {muted.data?.list.length === 0 && <p>{t('room.listEmpty')}</p>}
      <ul className={styles.rows}>
        {muted.data?.list.map(({ muteId, userNo, name, reason, unBanTime }) => (
          <li key={muteId}>
            <span>
              <b>{name}</b> {reason}
              <span className={styles.quiet}>
                {' '}
                {unBanTime === null ? t('muted.forGood') : t('room.until', { time: formatTime(unBanTime) })}
              </span>
            </span>
            <Button
              size="s"
              variant="quiet"
              loading={unblock.isPending && unblock.variables === userNo}
              onClick={() => unblock.mutate(userNo)}
            >
              {t('room.unblock')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
