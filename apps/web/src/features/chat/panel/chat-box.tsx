import { chatTextLength, clipChatText } from '@fairway/contract/chat/texts.ts';
import { randomUuid } from '@fairway/ui/browser/random-id.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { IconButton } from '@fairway/ui/components/button/icon-button.tsx';
import { IconLink } from '@fairway/ui/icons/action.tsx';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { api } from '../../../lib/api.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { toast } from '../../../lib/toasts.ts';
import { chatForm } from '../api/chat-form.ts';
import type { ChatSession } from '../state/chat-session.ts';
import type { ChatState } from '../state/chat-state.ts';
import { MutedNotice } from './muted-notice.tsx';
import { ShareOrderDialog } from './share-order-dialog.tsx';
import styles from './chat.module.css';

/** Where one writes, or why one cannot. A refused text stays in the box. */
export function ChatBox({ state, session }: { state: ChatState; session: ChatSession }) {
  const { t } = useTranslation('chat');
  const { userStatus, status, admin, chatRoomNo, matchId, mostCharacters } = state;
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [sharing, setSharing] = useState(false);
  // The same text sent again after a lost answer is the same message.
  const clientId = useRef(randomUuid());

  if (userStatus === 3)
    return (
      <p className={styles.why}>
        <Link to="/app/login" search={{ return: `/app/live/room/${chatRoomNo}` }}>
          {t('box.signIn')}
        </Link>
      </p>
    );
  if (userStatus !== 0) return <MutedNotice state={state} session={session} />;
  if (status === 3) return <p className={styles.why}>{t('box.readOnly')}</p>;
  if (status === 2 && !admin) return <p className={styles.why}>{t('box.adminsOnly')}</p>;

  const type = (typed: string): void => {
    clientId.current = randomUuid();
    setText(clipChatText(typed));
  };
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() === '' || busy) return;
    setBusy(true);
    try {
      const sent = await api.sendChatMessage({
        form: chatForm(),
        chatRoomNo,
        clientId: clientId.current,
        text,
      });
      if (sent.held) toast({ title: t('box.held'), tone: 'wait' });
      else session.wrote(sent, t('item.own'));
      type('');
    } catch (fault) {
      showRefusal(fault);
      // A word may have muted its writer.
      void session.refresh().catch(() => {});
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <form className={styles.box} onSubmit={(event) => void send(event)}>
        {matchId !== '' && (
          <IconButton size="s" label={t('share.button')} onClick={() => setSharing(true)}>
            <IconLink size={18} />
          </IconButton>
        )}
        <input
          aria-label={t('box.label')}
          placeholder={t('box.hint')}
          value={text}
          onChange={({ target }) => type(target.value)}
          autoComplete="off"
        />
        <span className={styles.count}>
          {t('box.count', { count: chatTextLength(text), max: mostCharacters })}
        </span>
        <Button type="submit" size="s" pill loading={busy}>
          {t('box.send')}
        </Button>
      </form>
      {sharing && (
        <ShareOrderDialog chatRoomNo={chatRoomNo} matchId={matchId} onClose={() => setSharing(false)} />
      )}
    </>
  );
}
