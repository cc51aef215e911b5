import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { ErrorState } from '@fairway/ui/components/state/error-state.tsx';
import { VisuallyHidden } from '@fairway/ui/components/visually-hidden/visually-hidden.tsx';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useRoom } from '../api/use-room.ts';
import { OpenRoom, type RoomParts } from './open-room.tsx';
import styles from './room.module.css';

export interface LiveRoomPageProps {
  parts: RoomParts;
  /** How many are in the room, where its chat has said so: one number beside the picture and in the chat. */
  online: number | undefined;
}

/** A room by its number. Another room is another page: nothing of the one before stays. */
export function LiveRoomPage({ parts, online }: LiveRoomPageProps) {
  const { t } = useTranslation('live');
  const { roomNo } = useParams({ from: '/shell/app/live/room/$roomNo' });
  const { data, error, refetch, isFetching } = useRoom(roomNo);
  if (data) {
    const room = online === undefined ? data.room : { ...data.room, online };
    return <OpenRoom key={room.chatRoomNo} room={room} parts={parts} />;
  }
  const unknown = error instanceof ApiError && (error.error === 'roomNotFound' || error.status === 400);
  return (
    <div className={styles.page}>
      <div className={styles.fault}>
        <h1>
          <VisuallyHidden>{t('title')}</VisuallyHidden>
        </h1>
        {unknown ? (
          <Card pad="l">
            <ErrorState
              title={t('room.unknown')}
              text={t('room.unknownText', { no: roomNo })}
              action={
                <Link to="/app/live" className={buttonClass({})}>
                  {t('room.back')}
                </Link>
              }
            />
          </Card>
        ) : error ? (
          <FaultPanel title={t('room.failed')} fault={error} retry={{ refetch, isFetching }} />
        ) : (
          <Loading label={t('room.loading')}>
            <Skeleton height={560} radius="var(--r-lg)" now />
          </Loading>
        )}
      </div>
    </div>
  );
}
