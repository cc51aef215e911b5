import type { ChatSetup } from '@fairway/contract/chat/item-schemas.ts';
import { IconButton } from '@fairway/ui/components/button/icon-button.tsx';
import { Menu, type MenuItem } from '@fairway/ui/components/menu/menu.tsx';
import { IconSliders, IconTrash } from '@fairway/ui/icons/action.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { toast } from '../../../lib/toasts.ts';
import { chatForm } from '../api/chat-form.ts';
import type { ChatSession } from '../state/chat-session.ts';
import type { ChatState } from '../state/chat-state.ts';
import { ActivitiesDialog } from './activities-dialog.tsx';
import { MutedListDialog } from './muted-list-dialog.tsx';
import { useSilentEntry } from './use-silent-entry.ts';

/** Seconds of the slow mode that is one press away. */
const slowSeconds = 5;

/** What an admin or the anchor does with the room, and what everybody does with the own panel. */
export function RoomMenu({ session, state }: { session: ChatSession; state: ChatState }) {
  const { t } = useTranslation('chat');
  const [open, setOpen] = useState<'list' | 'activities'>();
  const { admin, chatRoomNo, setup, switchedOn, userStatus } = state;
  const { silent, change: enterSilently } = useSilentEntry(chatRoomNo, userStatus !== 3);
  const run = (act: () => Promise<unknown>) => () =>
    void act().then(
      () => {
        toast({ title: t('room.done'), tone: 'ok' });
        return session.enter().catch(() => {});
      },
      (fault: unknown) => showRefusal(fault),
    );
  const inRoom = () => ({ form: chatForm(), chatRoomNo });
  const change = (changes: Partial<ChatSetup>) =>
    run(() => api.setChatSetup({ ...inRoom(), setup: changes }));
  const slow = setup !== undefined && setup.slowSeconds > 0;
  const ofAdmins: MenuItem[] = [
    { key: 'list', label: t('room.list'), onSelect: () => setOpen('list') },
    { key: 'activities', label: t('room.activities'), onSelect: () => setOpen('activities') },
    {
      key: 'slow',
      label: t(slow ? 'room.slowOff' : 'room.slowOn'),
      onSelect: change({ slowSeconds: slow ? 0 : slowSeconds }),
    },
    {
      key: 'entrance',
      label: t(setup?.entrance ? 'room.entranceOff' : 'room.entranceOn'),
      onSelect: run(() => api.setChatEntrance({ ...inRoom(), enabled: !setup?.entrance })),
    },
    {
      key: 'switch',
      label: t(switchedOn ? 'room.off' : 'room.on'),
      danger: switchedOn === true,
      divided: true,
      onSelect: run(() => api.setChatSwitch({ ...inRoom(), on: !switchedOn })),
    },
  ];
  const clear: MenuItem = {
    key: 'clear',
    label: t('room.clear'),
    onSelect: () => session.removeMessages(),
  };
  const ofMembers: MenuItem[] =
    silent === undefined
      ? []
      : [
          {
            key: 'silent',
            label: t(silent ? 'room.silentOff' : 'room.silentOn'),
            onSelect: () => enterSilently(!silent),
          },
        ];
  return (
    <>
      {ofMembers.length > 0 ? (
        <Menu
          trigger={
            <IconButton size="s" label={t(admin ? 'room.menu' : 'room.own')}>
              <IconSliders size={16} />
            </IconButton>
          }
          items={[clear, ...ofMembers, ...(admin ? ofAdmins : [])]}
        />
      ) : (
        <IconButton size="s" label={t('room.clear')} onClick={clear.onSelect}>
          <IconTrash size={16} />
        </IconButton>
      )}
      {open === 'list' && <MutedListDialog chatRoomNo={chatRoomNo} onClose={() => setOpen(undefined)} />}
      {open === 'activities' && (
        <ActivitiesDialog chatRoomNo={chatRoomNo} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
