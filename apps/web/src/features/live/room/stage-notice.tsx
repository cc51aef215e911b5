import { interruptedSeconds } from '@fairway/contract/live/states.ts';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Spinner } from '@fairway/ui/components/spinner/spinner.tsx';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';
import { loginHref } from '../../../lib/navigation/return-path.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useSession } from '../../../lib/session-store.ts';
import type { LiveRoom } from '../api/shapes.ts';
import { isComing } from '../cards/is-coming.ts';
import { ToReplay } from '../replay/to-replay.tsx';
import type { StageState } from './stage-state.ts';
import styles from './stage.module.css';

export interface StageNoticeProps {
  state: StageState;
  room: LiveRoom;
  /** When the broadcast ends unless the anchor returns; undefined where nobody has said. */
  awayUntil: number | undefined;
  /** Number of the line, from 1. */
  line: number;
  onAgain: () => void;
}

/** What stands in place of the picture: why, and where to go from here. */
export function StageNotice({ state, room, line, awayUntil, onAgain }: StageNoticeProps) {
  const { t } = useTranslation('live');
  const time = formatTime(room.startAt, 'short');
  switch (state.kind) {
    case 'picture':
      return null;
    case 'connecting':
      return <Busy text={t('notice.connecting', { line })} />;
    case 'buffering':
      return <Busy text={t('notice.buffering')} />;
    case 'interrupted':
      return (
        <TextOver
          title={t('notice.interrupted')}
          text={<AwayText until={awayUntil} />}
          actions={<ToLobby />}
        />
      );
    case 'lineFailed':
      return (
        <TextOver
          title={t('notice.lineFailed')}
          text={t('notice.lineFailedText')}
          actions={<Button onClick={onAgain}>{t('notice.again')}</Button>}
        />
      );
    case 'waiting':
      return (
        <TextOver
          title={t('notice.waiting')}
          text={t(
            room.match
              ? 'notice.waitingMatch'
              : isComing(room)
                ? 'notice.waitingText'
                : 'notice.waitingAnchor',
            { time },
          )}
          actions={
            <>
              <ToSchedule />
              {room.match && <ToMatch fixtureId={room.match.fixtureId} />}
            </>
          }
        />
      );
    case 'inPlay':
    case 'over':
      return (
        <TextOver
          title={t(`notice.${state.kind}`)}
          text={t(`notice.${state.kind}Text`)}
          actions={
            <>
              <ToLobby />
              {room.match && <ToMatch fixtureId={room.match.fixtureId} />}
            </>
          }
        />
      );
    case 'ended':
    case 'takenDown':
      return (
        <TextOver
          title={t(`notice.${state.kind}`)}
          text={t(`notice.${state.kind}Text`)}
          actions={
            <>
              {state.kind === 'ended' && room.anchor && <ToReplay chatRoomNo={room.chatRoomNo} />}
              <ToLobby />
            </>
          }
        />
      );
    case 'unsupported':
      return (
        <TextOver title={t('notice.unsupported')} text={t('notice.unsupportedText')} actions={<ToLobby />} />
      );
    case 'rule':
      return (
        <TextOver
          title={t(`rule.${state.rule}`)}
          text={t(`rule.${state.rule}Text`)}
          actions={<ByRule rule={state.rule} onAgain={onAgain} />}
        />
      );
  }
}

function Busy({ text }: { text: string }) {
  return (
    <div className={styles.busy} aria-live="polite">
      <Spinner size={28} />
      {text}
    </div>
  );
}

/** Counts down; a reader hears of it once and not each second. */
function AwayText({ until }: { until: number | undefined }) {
  const { t } = useTranslation('live');
  const now = useNow(1000);
  const left = until === undefined ? interruptedSeconds : Math.ceil((until - now) / 1000);
  const seconds = Math.min(interruptedSeconds, Math.max(0, left));
  return <span aria-live="off">{t('notice.interruptedText', { seconds })}</span>;
}

function TextOver({ title, text, actions }: { title: string; text: ReactNode; actions: ReactNode }) {
  return (
    <div className={styles.words} aria-live="polite">
      <p className={styles.wordsTitle}>{title}</p>
      <p>{text}</p>
      <div className={styles.wordsActions}>{actions}</div>
    </div>
  );
}

function ByRule({
  rule,
  onAgain,
}: {
  rule: Extract<StageState, { kind: 'rule' }>['rule'];
  onAgain: () => void;
}) {
  const { t } = useTranslation('live');
  const signedIn = useSession(({ session }) => session !== undefined);
  const here = useLocation({ select: ({ href }) => href });
  if (rule === 'everyone') return <Button onClick={onAgain}>{t('notice.again')}</Button>;
  if (rule === 'switchedOff' || rule === 'country' || rule === 'covered') return <ToLobby />;
  if (!signedIn)
    return (
      <a className={buttonClass({})} href={loginHref(here)}>
        {t('rule.login')}
      </a>
    );
  return (
    <Link to="/app/myCenter/deposit" className={buttonClass({ variant: 'gold' })}>
      {t('rule.deposit')}
    </Link>
  );
}

function ToLobby() {
  const { t } = useTranslation('live');
  return (
    <Link to="/app/live" className={buttonClass({ variant: 'picture' })}>
      {t('notice.toLobby')}
    </Link>
  );
}

function ToSchedule() {
  const { t } = useTranslation('live');
  return (
    <Link to="/app/schedule" className={buttonClass({ variant: 'picture' })}>
      {t('notice.toSchedule')}
    </Link>
  );
}

function ToMatch({ fixtureId }: { fixtureId: string }) {
  const { t } = useTranslation('live');
  return (
    <Link to="/app/sport/match/$fixtureId" params={{ fixtureId }} className={buttonClass({})}>
      {t('notice.toMatch')}
    </Link>
  );
}
