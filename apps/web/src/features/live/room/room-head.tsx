import { Crest } from '@fairway/ui/art/crest/crest.tsx';
import { Avatar } from '@fairway/ui/components/avatar/avatar.tsx';
import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { copyText } from '@fairway/ui/components/copy/copy-text.ts';
import { IconShare } from '@fairway/ui/icons/arrow.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';
import { textOf } from '../../../lib/site/site-config.ts';
import { toast } from '../../../lib/toasts.ts';
import type { LiveRoom } from '../api/shapes.ts';
import { FollowButton } from '../anchor/follow-button.tsx';
import { isComing } from '../cards/is-coming.ts';
import { roomTitle } from '../cards/room-title.ts';
import styles from './room.module.css';

/** Whose room it is and what about, with what one can do. `end` is the slip's button. */
export function RoomHead({ room, end }: { room: LiveRoom; end: ReactNode }) {
  const { t } = useTranslation('live');
  const { anchor, match, status, startAt, chatRoomNo } = room;
  const title = roomTitle(room);
  const share = async () => {
    const done = await copyText(`${location.origin}${location.pathname}`);
    if (done) toast({ title: t('room.shared'), tone: 'ok' });
  };
  return (
    <header className={styles.head}>
      {anchor ? (
        <Avatar name={anchor.name} size={48} ring={status === 'live' ? 'live' : undefined} />
      ) : (
        match && (
          <span className={styles.crests} aria-hidden>
            <Crest name={match.home.name.en} design={match.home.colours} size={36} />
            <Crest name={match.away.name.en} design={match.away.colours} size={36} />
          </span>
        )
      )}
      <div className={styles.title}>
        <h1 className="ellipsis" data-title={title}>
          {title}
        </h1>
        <p className={styles.note}>
          {anchor && (
            <Link to="/app/anchor/$anchorId" params={{ anchorId: anchor.anchorId }}>
              {anchor.name}
            </Link>
          )}
          {match && <Tag tone="azure">{textOf(match.competition)}</Tag>}
          {anchor && <span>{t('follow.followers', { count: anchor.followers })}</span>}
          {(status === 'live' || isComing(room)) && (
            <span>
              {t(status === 'live' ? 'room.since' : match ? 'room.startsAt' : 'card.starts', {
                time: formatTime(startAt, 'short'),
              })}
            </span>
          )}
          <span>{t('room.id', { no: chatRoomNo })}</span>
        </p>
      </div>
      <div className={styles.acts}>
        {anchor && <FollowButton anchor={anchor} />}
        <Button variant="quiet" icon={<IconShare size={16} />} onClick={() => void share()}>
          {t('room.share')}
        </Button>
        {end}
      </div>
    </header>
  );
}
