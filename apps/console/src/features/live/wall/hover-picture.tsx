import { useRef } from 'react';
import { useDeskPlayer } from '../player/use-desk-player.ts';
import styles from './wall.module.css';

/** The picture that moves and sounds while the pointer rests on its card. */
export function HoverPicture({ broadcastId }: { broadcastId: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const state = useDeskPlayer(video, broadcastId);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a broadcast has none; its words are in the chat
    <video
      ref={video}
      className={styles['film']}
      playsInline
      tabIndex={-1}
      aria-hidden
      data-shown={state === 'playing'}
    />
  );
}
