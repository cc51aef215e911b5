import { Avatar } from '@fairway/ui/components/avatar/avatar.tsx';
import { Dot } from '@fairway/ui/components/badge/dot.tsx';
import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { cardClass } from '@fairway/ui/components/card/card-class.ts';
import { IconUsers } from '@fairway/ui/icons/talk.tsx';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';
import { textOf } from '../../../lib/site/site-config.ts';
import type { LiveRoom } from '../api/shapes.ts';
import { Poster } from './poster.tsx';
import { isComing } from './is-coming.ts';
import { roomTitle } from './room-title.ts';
import { usePreview } from './use-preview.ts';
import styles from './room-card.module.css';

// The player comes with the first card on which a mouse rests.
const MovingPicture = lazy(async () => ({
  default: (await import('./moving-picture.tsx')).MovingPicture,
}));

/** Rooms side by side. */
export function RoomGrid({ rooms, label }: { rooms: readonly LiveRoom[]; label: string }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {rooms.map((room) => (
        <li key={room.chatRoomNo}>
          <RoomCard room={room} />
        </li>
      ))}
    </ul>
  );
}

/** One room: picture, state, title, and how many really watch. The whole card leads there; the picture moves while a mouse rests on it. */
function RoomCard({ room }: { room: LiveRoom }) {
  const { t } = useTranslation('live');
  const { anchor, match, status, online } = room;
  const onAir = status === 'live' || status === 'interrupted';
  const preview = usePreview(status === 'live' && room.posterUrl !== null);
  return (
    <Link
      to="/app/live/room/$roomNo"
      params={{ roomNo: room.chatRoomNo }}
      className={cardClass({ pad: 'none', lift: true }, styles.card)}
      {...preview.handlers}
    >
      <Poster
        room={room}
        moving={
          preview.moves && (
            <Suspense>
              <MovingPicture chatRoomNo={room.chatRoomNo} />
            </Suspense>
          )
        }
      />
      <span className={styles.marks}>
        {onAir ? (
          <Tag tone="live">
            <Dot />
            {t(`status.${status}`)}
          </Tag>
        ) : (
          <Tag tone="picture">
            {isComing(room)
              ? t('card.starts', { time: formatTime(room.startAt, 'short') })
              : t(`status.${status}`)}
          </Tag>
        )}
        <Tag tone="picture">{t(`card.kind.${room.kind}`)}</Tag>
      </span>
      <span className={styles.about}>
        {anchor && <Avatar name={anchor.name} size={40} ring={status === 'live' ? 'live' : undefined} />}
        <span className={styles.lines}>
          <span className={`${styles.title} ellipsis`}>{roomTitle(room)}</span>
          <span className={styles.note}>
            <span className="ellipsis">
              {anchor
                ? anchor.name
                : match
                  ? textOf(match.competition)
                  : t('card.room', { no: room.chatRoomNo })}
            </span>
            {(onAir || online > 0) && (
              <span className={styles.online}>
                <IconUsers size={16} />
                {t('card.online', { count: online })}
              </span>
            )}
          </span>
        </span>
      </span>
    </Link>
  );
}
