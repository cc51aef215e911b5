import { Crest } from '@fairway/ui/art/crest/crest.tsx';
import { Avatar } from '@fairway/ui/components/avatar/avatar.tsx';
import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';
import { textOf } from '../../../lib/site/site-config.ts';
import type { ScheduleEntry } from '../api/shapes.ts';
import { roomTitle } from '../cards/room-title.ts';
import { FollowButton } from '../anchor/follow-button.tsx';
import { ReminderButton } from './reminder-button.tsx';
import styles from './schedule.module.css';

/** One entry of a day: when, what, by whom, and what one can do about it. `ofOne`: all are of one anchor, who is followed elsewhere. */
export function EntryRow({ entry, ofOne = false }: { entry: ScheduleEntry; ofOne?: boolean }) {
  const { t } = useTranslation('live');
  const { match, anchor, startsAt, status, roomStatus, chatRoomNo, scheduleId } = entry;
  // An anchor may be on the air now with another broadcast than this one, which is yet to come.
  const onAir =
    (roomStatus === 'live' || roomStatus === 'interrupted') && (anchor === null || status === 'live');
  return (
    <li className={clsx(styles.row, ofOne && styles.dated)}>
      <time dateTime={startsAt} className={styles.time}>
        {formatTime(startsAt, ofOne ? 'short' : 'clock')}
      </time>
      <span className={styles.pictures} aria-hidden>
        {match && (
          <>
            <Crest name={match.home.name.en} design={match.home.colours} size={32} />
            <Crest name={match.away.name.en} design={match.away.colours} size={32} />
          </>
        )}
        {!match && anchor && <Avatar name={anchor.name} size={40} ring={onAir ? 'live' : undefined} />}
      </span>
      <div className={styles.about}>
        <Link
          to="/app/schedule/scheduleDetail/$id"
          params={{ id: scheduleId }}
          className={`${styles.title} ellipsis`}
        >
          {roomTitle(entry)}
        </Link>
        <p className={styles.note}>
          <EntryStatus status={onAir ? 'live' : status} />
          {match && <span className="ellipsis">{textOf(match.competition)}</span>}
          {anchor && (
            <Link to="/app/anchor/$anchorId" params={{ anchorId: anchor.anchorId }}>
              {anchor.name}
            </Link>
          )}
          {match?.score && (
            <b className={styles.score}>
              {match.score.home} : {match.score.away}
            </b>
          )}
        </p>
      </div>
      <div className={styles.acts}>
        {anchor && !ofOne && <FollowButton anchor={anchor} size="s" />}
        {status === 'planned' && !onAir ? (
          <ReminderButton entry={entry} />
        ) : (
          <Link
            to="/app/live/room/$roomNo"
            params={{ roomNo: chatRoomNo }}
            className={buttonClass({ variant: onAir ? 'action' : 'quiet', size: 's' })}
          >
            {t('schedule.room')}
          </Link>
        )}
      </div>
    </li>
  );
}

/** Whether an entry waits, runs, or came to nothing. */
export function EntryStatus({ status }: { status: ScheduleEntry['status'] }) {
  const { t } = useTranslation('live');
  const tone = status === 'live' ? 'live' : status === 'missed' ? 'warning' : 'plain';
  return <Tag tone={tone}>{t(`schedule.status.${status}`)}</Tag>;
}
