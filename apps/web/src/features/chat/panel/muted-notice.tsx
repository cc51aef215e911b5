import { Button } from '@fairway/ui/components/button/button.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { TextArea } from '@fairway/ui/components/field/text-area.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, serverClock } from '../../../lib/api.ts';
import { formatTime } from '../../../lib/format-time.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { chatForm } from '../api/chat-form.ts';
import type { ChatSession } from '../state/chat-session.ts';
import type { ChatState } from '../state/chat-state.ts';
import styles from './chat.module.css';

const mostAppeal = 500;
/** The longest pause of a timer, in ms. */
const mostTimer = 2_147_483_647;

/** In place of the box: why one may not write and until when, and the appeal. When the end has come the room is asked again. */
export function MutedNotice({ state, session }: { state: ChatState; session: ChatSession }) {
  const { t } = useTranslation('chat');
  const [open, setOpen] = useState(false);
  const { userStatus, banReason, unBanTime, appealed } = state;
  useEffect(() => {
    if (unBanTime === null) return;
    const left = Date.parse(unBanTime) - serverClock.now() + 500;
    if (left > mostTimer) return;
    const timer = setTimeout(() => void session.refresh().catch(() => {}), Math.max(1000, left));
    return () => clearTimeout(timer);
  }, [session, unBanTime]);
  const time = unBanTime === null ? t('muted.forGood') : formatTime(unBanTime, 'exact');
  return (
    <output className={styles.muted}>
      <Notice
        tone="warning"
        title={t(userStatus === 2 ? 'muted.site' : 'muted.title')}
        end={
          appealed ? undefined : (
            <Button size="s" variant="quiet" onClick={() => setOpen(true)}>
              {t('muted.appeal')}
            </Button>
          )
        }
      >
        <p>{t('muted.reason', { reason: banReason })}</p>
        <p>{t('muted.until', { time })}</p>
        {appealed && <p>{t('muted.appealed')}</p>}
      </Notice>
      {open && <Appeal state={state} session={session} onClose={() => setOpen(false)} />}
    </output>
  );
}

function Appeal({
  state: { chatRoomNo, muteId },
  session,
  onClose,
}: {
  state: ChatState;
  session: ChatSession;
  onClose: () => void;
}) {
  const { t } = useTranslation('chat');
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    if (muteId === null) return;
    setBusy(true);
    try {
      await api.appealChatMute({ form: chatForm(), chatRoomNo, muteId, text });
      await session.refresh();
      onClose();
    } catch (fault) {
      showRefusal(fault);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('muted.appealTitle')}
      description={t('muted.appealText')}
      closeLabel={t('act.close')}
      maskClosable={false}
      actions={
        <Button loading={busy} disabled={text.trim() === ''} onClick={() => void send()}>
          {t('muted.send')}
        </Button>
      }
    >
      <TextArea
        aria-label={t('muted.appealLabel')}
        value={text}
        maxLength={mostAppeal}
        onChange={({ target }) => setText(target.value)}
      />
    </Dialog>
  );
}
