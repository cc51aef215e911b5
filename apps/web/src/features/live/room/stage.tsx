import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { clockText } from '@fairway/ui/time/clock-text.ts';
import { IconUsers } from '@fairway/ui/icons/talk.tsx';
import { clsx } from 'clsx';
import { Fragment, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiveRoom, WatchStatus } from '../api/shapes.ts';
import { Poster } from '../cards/poster.tsx';
import type { DanmakuFeed } from '../danmaku/danmaku-feed.ts';
import { DanmakuLayer } from '../danmaku/danmaku-layer.tsx';
import { useDanmakuSettings } from '../danmaku/danmaku-settings.ts';
import type { RoomPicture } from '../player/use-room-picture.ts';
import { OnAirMark } from './on-air-mark.tsx';
import { StageControls } from './stage-controls.tsx';
import { StageNotice } from './stage-notice.tsx';
import type { StageState } from './stage-state.ts';
import { useWholeScreen } from './use-whole-screen.ts';
import styles from './stage.module.css';

interface StageProps {
  room: LiveRoom;
  video: RefObject<HTMLVideoElement | null>;
  picture: RoomPicture;
  state: StageState;
  watch: WatchStatus | undefined;
  /** Milliseconds of the preview that are left; undefined where there is none. */
  previewLeft: number | undefined;
  /** The site offers bullet comments. */
  hasDanmaku: boolean;
  feed: DanmakuFeed;
  /** Score and clock. */
  bug: ReactNode;
  /** Effects of gifts. */
  effects: ReactNode;
  /** The browser plays the picture by its own means, with its own controls. */
  native: boolean;
  onAgain: () => void;
}

/** The picture with all that lies over it. */
export function Stage(props: StageProps) {
  const { room, video, picture, state, watch, previewLeft, hasDanmaku, feed, bug, effects, native } = props;
  const { t } = useTranslation('live');
  const { playing, rewound } = picture;
  const danmaku = useDanmakuSettings(({ on }) => on);
  const screen = useWholeScreen();
  const stage = useRef<HTMLDivElement>(null);
  const onAir = room.status === 'live';
  const seen = state.kind === 'picture' || state.kind === 'buffering';
  return (
    <section
      ref={stage}
      className={clsx(styles.stage, screen.whole && styles.whole)}
      aria-label={t('player.label')}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a live picture; what happens is said by the match's own list */}
      <video
        ref={video}
        className={clsx(styles.video, !seen && styles.unseen)}
        controls={native}
        playsInline
      />
      {!seen && (
        <div className={styles.still}>
          <Poster room={room} plain />
        </div>
      )}
      <StageNotice
        state={state}
        room={room}
        line={(playing?.view.line ?? 0) + 1}
        awayUntil={playing?.view.awayUntil}
        onAgain={props.onAgain}
      />
      {hasDanmaku && danmaku && !rewound && (
        <DanmakuLayer feed={feed} behindMs={playing?.view.behindMs ?? 0} />
      )}
      {effects}
      <div className={styles.top}>
        {room.match ? <Fragment key={String(rewound)}>{bug}</Fragment> : onAir && <OnAirMark />}
        <div className={styles.marks}>
          {watch !== undefined && watch.delaySeconds > 0 && (
            <Tag tone="picture" large>
              {t('player.delayed', { seconds: watch.delaySeconds })}
            </Tag>
          )}
          <Tag tone="picture" large icon={<IconUsers size={16} />}>
            {t('room.online', { count: room.online })}
          </Tag>
        </div>
      </div>
      {previewLeft !== undefined && (
        <p className={styles.preview} aria-live="polite">
          {t('rule.previewLeft', { time: clockText(previewLeft) })}
        </p>
      )}
      {!native && (
        <StageControls video={video} screen={screen} picture={picture} hasDanmaku={hasDanmaku && !rewound} />
      )}
    </section>
  );
}
