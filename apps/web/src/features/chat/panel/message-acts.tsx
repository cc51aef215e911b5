import type { ChatItem } from '@fairway/contract/chat/item-schemas.ts';
import { IconButton } from '@fairway/ui/components/button/icon-button.tsx';
import { Menu, type MenuItem } from '@fairway/ui/components/menu/menu.tsx';
import { IconMore, IconTrash } from '@fairway/ui/icons/action.tsx';
import { IconAlert, IconClock } from '@fairway/ui/icons/state.tsx';
import { IconUsers } from '@fairway/ui/icons/talk.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { toast } from '../../../lib/toasts.ts';
import { chatForm } from '../api/chat-form.ts';
import { useNameAdmin } from '../keeping/use-name-admin.ts';
import type { ChatSession } from '../state/chat-session.ts';
import type { ChatState } from '../state/chat-state.ts';
import { isOwn } from './message-row.tsx';
import { ReasonDialog, type Asked } from './reason-dialog.tsx';
import styles from './chat.module.css';

interface MessageActsProps {
  item: Extract<ChatItem, { kind: 'text' }>;
  state: ChatState;
  session: ChatSession;
}

/** What one may do with a message: admins and the anchor remove it and mute its writer, the anchor makes the writer an admin, members report it; nobody what the house says. */
export function MessageActs({ item, state, session }: MessageActsProps) {
  const { t } = useTranslation('chat');
  const [asked, setAsked] = useState<Asked>();
  const { userStatus, admin, role, chatRoomNo } = state;
  const name = useNameAdmin(chatRoomNo);
  const own = isOwn(item.from, state);
  if (userStatus === 3 || (own && !admin) || item.from.role === 'operator') return null;
  const remove = async (): Promise<void> => {
    try {
      await api.actAsChatAdmin({ form: chatForm(), chatRoomNo, act: 'remove', messageId: item.id });
      toast({ title: t('act.removed'), tone: 'ok' });
    } catch (fault) {
      showRefusal(fault);
      void session.refresh().catch(() => {});
    }
  };
  const mute = (key: 'mute10' | 'mute60' | 'muteDay', minutes: number): MenuItem => ({
    key,
    label: t(`act.${key}`),
    icon: <IconClock size={16} />,
    danger: minutes > 60,
    onSelect: () => setAsked({ act: 'mute', minutes }),
  });
  const items: MenuItem[] = [
    ...(admin
      ? [
          {
            key: 'remove',
            label: t('act.remove'),
            icon: <IconTrash size={16} />,
            onSelect: () => void remove(),
          },
        ]
      : []),
    ...(admin && !own ? [mute('mute10', 10), mute('mute60', 60), mute('muteDay', 1440)] : []),
    ...(role === 'anchor' && !own
      ? [
          {
            key: 'admin',
            label: t(item.from.role === 'admin' ? 'admins.drop' : 'admins.make'),
            icon: <IconUsers size={16} />,
            onSelect: () => name.mutate({ userNo: item.from.userNo, admin: item.from.role !== 'admin' }),
          },
        ]
      : []),
    ...(own
      ? []
      : [
          {
            key: 'report',
            label: t('act.report'),
            icon: <IconAlert size={16} />,
            divided: admin,
            onSelect: () => setAsked({ act: 'report' }),
          },
        ]),
  ];
  return (
    <>
      <Menu
        trigger={
          <IconButton size="s" label={t('act.of', { name: item.from.name })} className={styles.acts}>
            <IconMore size={16} />
          </IconButton>
        }
        items={items}
      />
      {asked && (
        <ReasonDialog asked={asked} item={item} chatRoomNo={chatRoomNo} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}
