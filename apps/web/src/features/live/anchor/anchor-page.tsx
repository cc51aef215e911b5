import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import { Avatar } from '@fairway/ui/components/avatar/avatar.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { SectionHead } from '@fairway/ui/components/card/panel.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { ErrorState } from '@fairway/ui/components/state/error-state.tsx';
import { VisuallyHidden } from '@fairway/ui/components/visually-hidden/visually-hidden.tsx';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { formatTime } from '../../../lib/format-time.ts';
import type { AnchorDetails } from '../api/shapes.ts';
import { useAnchor } from '../api/use-anchor.ts';
import { EntryRow } from '../schedule/entry-row.tsx';
import { FollowButton } from './follow-button.tsx';
import { NoticeSwitch } from './notice-switch.tsx';
import { PastBroadcasts } from './past-broadcasts.tsx';
import schedule from '../schedule/schedule.module.css';
import styles from './anchor.module.css';

/** One anchor: the room, what is announced, what has been. */
export function AnchorPage() {
  const { t } = useTranslation('live');
  const { anchorId } = useParams({ from: '/shell/app/anchor/$anchorId' });
  const { data, error, refetch, isFetching } = useAnchor(anchorId);
  if (data)
    return (
      <div className={styles.page}>
        <Anchor details={data} />
      </div>
    );
  const unknown = error instanceof ApiError && (error.error === 'anchorNotFound' || error.status === 400);
  return (
    <div className={styles.page}>
      <h1>
        <VisuallyHidden>{t('views.anchors')}</VisuallyHidden>
      </h1>
      {unknown ? (
        <Card pad="l">
          <ErrorState
            title={t('anchor.unknown')}
            text={t('anchor.unknownText')}
            action={
              <Link to="/app/live" search={{ view: 'anchors' }} className={buttonClass({})}>
                {t('room.back')}
              </Link>
            }
          />
        </Card>
      ) : error ? (
        <FaultPanel title={t('anchor.failed')} fault={error} retry={{ refetch, isFetching }} />
      ) : (
        <Loading label={t('anchor.loading')}>
          <Skeleton height={200} radius="var(--r-lg)" />
        </Loading>
      )}
    </div>
  );
}

function Anchor({ details }: { details: AnchorDetails }) {
  const { t } = useTranslation('live');
  const { anchor, about, since, room, broadcasts } = details;
  const onAir = room.status === 'live' || room.status === 'interrupted';
  return (
    <>
      <Card pad="l" className={styles.head}>
        <Avatar name={anchor.name} size={96} ring={onAir ? 'live' : 'gold'} />
        <div className={styles.text}>
          <h1 data-title={anchor.name}>{anchor.name}</h1>
          <p className={styles.note}>
            <span>{t('follow.followers', { count: anchor.followers })}</span>
            <span>{t('room.id', { no: room.chatRoomNo })}</span>
            <span>{t('anchor.since', { day: formatTime(since, 'day') })}</span>
          </p>
          <p>{about === '' ? t('anchor.noAbout') : about}</p>
        </div>
        <div className={styles.acts}>
          <FollowButton anchor={anchor} />
          {anchor.followed && <NoticeSwitch anchorId={anchor.anchorId} />}
          <Link
            to="/app/live/room/$roomNo"
            params={{ roomNo: room.chatRoomNo }}
            className={buttonClass({ variant: onAir ? 'gold' : 'quiet' })}
          >
            {t('anchor.enter')}
          </Link>
        </div>
      </Card>
      <section aria-labelledby="anchor-next">
        <SectionHead id="anchor-next" title={t('anchor.next')} />
        {details.schedule.length === 0 ? (
          <p className={styles.none}>{t('anchor.noNext')}</p>
        ) : (
          <ol className={schedule.rows}>
            {details.schedule.map((entry) => (
              <EntryRow key={entry.scheduleId} entry={entry} ofOne />
            ))}
          </ol>
        )}
      </section>
      <section aria-labelledby="anchor-past">
        <SectionHead id="anchor-past" title={t('anchor.past')} />
        <PastBroadcasts broadcasts={broadcasts} />
      </section>
    </>
  );
}
