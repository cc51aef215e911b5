import { clsx } from 'clsx';
import { useRef } from 'react';
import { useWatchStatus } from '../api/use-room.ts';
import { canPlayParts } from '../player/media-sink.ts';
import { useLivePlayer } from '../player/use-live-player.ts';
import styles from './poster.module.css';

/** A room's picture in small and without sound. Where a preview's clock would begin to run, nothing plays: a look at a card costs nobody a minute. */
export function MovingPicture({ chatRoomNo }: { chatRoomNo: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const watch = useWatchStatus(chatRoomNo, true).data;
  const isFree = watch?.allowed === true && watch.secondsLeft === null && canPlayParts();
  const playing = useLivePlayer(video, chatRoomNo, isFree, '360p');
  const shown = playing?.view.phase === 'playing' || playing?.view.phase === 'buffering';
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- it makes no sound
    <video
      ref={video}
      className={clsx(styles.picture, !shown && styles.unseen)}
      muted
      playsInline
      tabIndex={-1}
      data-preview={shown || undefined}
    />
  );
}
