import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { refusalText } from '../../../lib/refusals.ts';
import { chatForm } from '../api/chat-form.ts';
import styles from '../panel/chat.module.css';
import { MutedList } from './muted-list.tsx';
import { useNameAdmin } from './use-name-admin.ts';

/** Who keeps order in the anchor's own room, and who is muted there. */
export function RoomKeeping({ chatRoomNo }: { chatRoomNo: string }) {
  const { t } = useTranslation('chat');
  return (
    <>
      <Panel title={t('admins.title')} pad="l">
        <Admins chatRoomNo={chatRoomNo} />
      </Panel>
      <Panel title={t('room.list')} pad="l">
        <MutedList chatRoomNo={chatRoomNo} />
      </Panel>
    </>
  );
}

function Admins({ chatRoomNo }: { chatRoomNo: string }) {
  const { t } = useTranslation('chat');
  const inRoom = { form: chatForm(), chatRoomNo };
  const admins = useQuery({
    queryKey: ['listRoomAdmins', inRoom],
    queryFn: ({ signal }) => api.listRoomAdmins(inRoom, { signal }),
    refetchInterval: 30_000,
  });
  const name = useNameAdmin(chatRoomNo);
  return (
    <>
      {admins.isError && <p role="alert">{refusalText(admins.error)}</p>}
      {admins.data && (
        <p className={styles.quiet}>
          {t(admins.data.list.length === 0 ? 'admins.none' : 'admins.how', { most: admins.data.most })}
        </p>
      )}
      <ul className={styles.rows} aria-label={t('admins.title')}>
        {admins.data?.list.map(({ userNo, name: shown, namedByRole }) => (
          <li key={userNo}>
            <b>{shown}</b>
            {namedByRole === 'operator' ? (
              <Tag>{t('admins.byHouse')}</Tag>
            ) : (
              <Button
                size="s"
                variant="quiet"
                aria-label={t('admins.dropOf', { name: shown })}
                loading={name.isPending && name.variables.userNo === userNo}
                onClick={() => name.mutate({ userNo, admin: false })}
              >
                {t('admins.drop')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
