import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { Countdown } from '@fairway/ui/components/countdown/countdown.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { ErrorState } from '@fairway/ui/components/state/error-state.tsx';
import { VisuallyHidden } from '@fairway/ui/components/visually-hidden/visually-hidden.tsx';
import { IconChevronLeft } from '@fairway/ui/icons/arrow.tsx';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { serverClock } from '../../../lib/api.ts';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { formatTime } from '../../../lib/format-time.ts';
import { textOf } from '../../../lib/site/site-config.ts';
import type { LiveRoom, ScheduleEntry } from '../api/shapes.ts';
import { useScheduleEntry } from '../api/use-schedule.ts';
import { FollowButton } from '../anchor/follow-button.tsx';
import { Poster } from '../cards/poster.tsx';
import { roomTitle } from '../cards/room-title.ts';
import { EntryStatus } from './entry-row.tsx';
import { ReminderButton } from './reminder-button.tsx';
import styles from './schedule.module.css';

/** One entry of the schedule with its room. */
export function ScheduleDetailPage() {
  const { t } = useTranslation('live');
  const { id } = useParams({ from: '/shell/app/schedule/scheduleDetail/$id' });
  const { data, error, refetch, isFetching } = useScheduleEntry(id);
  const unknown =
    error instanceof ApiError && (error.error === 'scheduleEntryNotFound' || error.status === 400);
  return (
    <div className={styles.page}>
      <Link to="/app/schedule" className={styles.back}>
        <IconChevronLeft size={16} />
        {t('schedule.back')}
      </Link>
      {data ? (
        <Entry {...data} />
      ) : (
        <>
          <h1>
            <VisuallyHidden>{t('schedule.detailTitle')}</VisuallyHidden>
          </h1>
          {unknown ? (
            <Card pad="l">
              <ErrorState
                title={t('schedule.unknown')}
                text={t('schedule.unknownText')}
                action={
                  <Link to="/app/schedule" className={buttonClass({})}>
                    {t('schedule.back')}
                  </Link>
                }
              />
            </Card>
          ) : error ? (
            <FaultPanel title={t('schedule.failed')} fault={error} retry={{ refetch, isFetching }} />
          ) : (
            <Loading label={t('schedule.loading')}>
              <Skeleton height={420} radius="var(--r-lg)" />
            </Loading>
          )}
        </>
      )}
    </div>
  );
}

function Entry({ entry, room }: { entry: ScheduleEntry; room: LiveRoom }) {
  const { t } = useTranslation('live');
  const { match, anchor, startsAt, status } = entry;
  const planned = status === 'planned' && room.status === 'waiting';
  const title = roomTitle(entry);
  return (
    <article className={styles.detail}>
      <div className={styles.poster}>
        <Poster room={room} />
      </div>
      <div className={styles.side}>
        <p>
          <EntryStatus status={room.status === 'live' ? 'live' : status} />
        </p>
        <h1 data-title={title}>{title}</h1>
        <dl className={styles.facts}>
          <dt>{t('schedule.starts')}</dt>
          <dd>
            <time dateTime={startsAt}>{formatTime(startsAt, 'short')}</time>
          </dd>
          {planned && (
            <>
              <dt>{t('schedule.countdown')}</dt>
              <dd>
                <Countdown
                  className={styles.wait}
                  until={Date.parse(startsAt)}
                  now={() => serverClock.now()}
                />
              </dd>
            </>
          )}
          {match && (
            <>
              <dt>{t('schedule.competition')}</dt>
              <dd>{textOf(match.competition)}</dd>
            </>
          )}
          {anchor && (
            <>
              <dt>{t('schedule.anchor')}</dt>
              <dd>
                <Link to="/app/anchor/$anchorId" params={{ anchorId: anchor.anchorId }}>
                  {anchor.name}
                </Link>
              </dd>
            </>
          )}
          <dt>{t('schedule.roomNo')}</dt>
          <dd>{entry.chatRoomNo}</dd>
        </dl>
        <div className={styles.acts}>
          <Link
            to="/app/live/room/$roomNo"
            params={{ roomNo: entry.chatRoomNo }}
            className={buttonClass({ size: 's' })}
          >
            {t('schedule.room')}
          </Link>
          {planned && <ReminderButton entry={entry} />}
          {anchor && <FollowButton anchor={anchor} size="s" />}
        </div>
        {planned && <p className={styles.note}>{t('schedule.remindText')}</p>}
      </div>
    </article>
  );
}
