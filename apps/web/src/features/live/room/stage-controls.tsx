import { Button } from '@fairway/ui/components/button/button.tsx';
import { IconExpand, IconRefresh } from '@fairway/ui/icons/arrow.tsx';
import {
  IconMuted,
  IconPause,
  IconPictureInPicture,
  IconPlay,
  IconVolume,
} from '@fairway/ui/icons/media.tsx';
import { IconHistory } from '@fairway/ui/icons/state.tsx';
import { IconDanmaku } from '@fairway/ui/icons/talk.tsx';
import { useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { DanmakuChoices } from '../danmaku/danmaku-choices.tsx';
import { useDanmakuSettings } from '../danmaku/danmaku-settings.ts';
import type { Playing } from '../player/room-play.ts';
import type { RoomPicture } from '../player/use-room-picture.ts';
import { ControlButton } from './control-button.tsx';
import { QualityMenu } from './quality-menu.tsx';
import { RewindBar } from './rewind-bar.tsx';
import { useMuted } from './use-muted.ts';
import type { useWholeScreen } from './use-whole-screen.ts';
import styles from './stage.module.css';

interface StageControlsProps {
  video: RefObject<HTMLVideoElement | null>;
  screen: ReturnType<typeof useWholeScreen>;
  picture: RoomPicture;
  /** The site offers bullet comments. */
  hasDanmaku: boolean;
}

/** Below the picture: what plays, how late, by which line, and the comments over it. */
export function StageControls({ video, screen, picture, hasDanmaku }: StageControlsProps) {
  const { t } = useTranslation('live');
  const danmaku = useDanmakuSettings();
  const { playing, rewound } = picture;
  const view = playing?.view;
  return (
    <fieldset className={styles.controls} aria-label={t('player.controls')}>
      {playing && <PlayButtons video={video} playing={playing} />}
      {hasDanmaku && (
        <>
          <ControlButton
            label={t(danmaku.on ? 'danmaku.off' : 'danmaku.on')}
            aria-pressed={danmaku.on}
            className={danmaku.on ? undefined : styles.dim}
            onClick={() => danmaku.change({ on: !danmaku.on })}
          >
            <IconDanmaku size={20} />
          </ControlButton>
          <DanmakuChoices />
        </>
      )}
      {playing && !rewound && (
        <ControlButton label={t('player.rewind')} onClick={picture.rewind}>
          <IconHistory size={20} />
        </ControlButton>
      )}
      {rewound ? (
        <RewindBar
          place={view?.rewind}
          onSeek={(seconds) => playing?.seek?.(seconds)}
          onLeave={picture.leaveRewind}
        />
      ) : (
        <span className={styles.gap} />
      )}
      {view && !rewound && (
        <>
          <span className={styles.word}>{t('player.line', { line: view.line + 1 })}</span>
          {view.behindMs !== undefined && (
            <span className={styles.word}>
              {t(view.behindAtLeast ? 'player.behindAtLeast' : 'player.behind', {
                seconds: (view.behindMs / 1000).toFixed(1),
              })}
            </span>
          )}
        </>
      )}
      {view && !rewound && <QualityMenu view={view} choice={picture.choice} onChoose={picture.choose} />}
      {playing && document.pictureInPictureEnabled && view?.picture !== null && (
        <ControlButton
          label={t('player.pip')}
          onClick={() => {
            if (document.pictureInPictureElement) void document.exitPictureInPicture();
            else void video.current?.requestPictureInPicture().catch(() => {});
          }}
        >
          <IconPictureInPicture size={20} />
        </ControlButton>
      )}
      {document.fullscreenEnabled && (
        <ControlButton
          label={t(screen.whole ? 'player.leaveFullscreen' : 'player.fullscreen')}
          onClick={screen.toggle}
        >
          <IconExpand size={20} />
        </ControlButton>
      )}
    </fieldset>
  );
}

function PlayButtons({ video, playing }: { video: RefObject<HTMLVideoElement | null>; playing: Playing }) {
  const { player, sink } = playing;
  const { t } = useTranslation('live');
  const [paused, setPaused] = useState(sink.paused);
  const muted = useMuted(video);
  return (
    <>
      <ControlButton
        label={t(paused ? 'player.play' : 'player.pause')}
        onClick={() => {
          if (paused) sink.play();
          else sink.pause();
          setPaused(!paused);
        }}
      >
        {paused ? <IconPlay size={20} /> : <IconPause size={20} />}
      </ControlButton>
      <ControlButton label={t('player.refresh')} onClick={() => player.again()}>
        <IconRefresh size={20} />
      </ControlButton>
      <ControlButton label={t(muted ? 'player.unmute' : 'player.mute')} onClick={() => sink.setMuted(!muted)}>
        {muted ? <IconMuted size={20} /> : <IconVolume size={20} />}
      </ControlButton>
      {muted && (
        <Button variant="picture" size="s" className={styles.loud} onClick={() => sink.setMuted(false)}>
          {t('notice.loud')}
        </Button>
      )}
    </>
  );
}
