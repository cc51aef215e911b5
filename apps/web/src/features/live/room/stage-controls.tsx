import { Button } from '@fairway/ui/components/button/button.tsx';
import { Menu } from '@fairway/ui/components/menu/menu.tsx';
import { IconCheck } from '@fairway/ui/icons/action.tsx';
import { IconExpand, IconRefresh } from '@fairway/ui/icons/arrow.tsx';
import {
  IconMuted,
  IconPause,
  IconPictureInPicture,
  IconPlay,
  IconVolume,
} from '@fairway/ui/icons/media.tsx';
import { IconDanmaku } from '@fairway/ui/icons/talk.tsx';
import { clsx } from 'clsx';
import { useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { DanmakuChoices } from '../danmaku/danmaku-choices.tsx';
import { useDanmakuSettings } from '../danmaku/danmaku-settings.ts';
import { qualities, quality } from '../player/quality.ts';
import type { Playing } from '../player/room-play.ts';
import { ControlButton } from './control-button.tsx';
import { useMuted } from './use-muted.ts';
import type { useWholeScreen } from './use-whole-screen.ts';
import styles from './stage.module.css';

interface StageControlsProps {
  video: RefObject<HTMLVideoElement | null>;
  screen: ReturnType<typeof useWholeScreen>;
  playing: Playing | undefined;
  /** The site offers bullet comments. */
  hasDanmaku: boolean;
}

/** Below the picture: what plays, how late, by which line, and the comments over it. */
export function StageControls({ video, screen, playing, hasDanmaku }: StageControlsProps) {
  const { t } = useTranslation('live');
  const danmaku = useDanmakuSettings();
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
      <span className={styles.gap} />
      {view && (
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
      {playing && <QualityMenu playing={playing} />}
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

function QualityMenu({ playing: { player, view } }: { playing: Playing }) {
  const { t } = useTranslation('live');
  const names = {
    auto: t('player.auto'),
    hd: t('player.hd'),
    '360p': t('player.360p'),
    sound: t('player.sound'),
  };
  const offered = (one: (typeof qualities)[number]) =>
    one === 'auto' || view.offered.length === 0 || view.offered.some(({ track }) => track === one);
  const now = view.picture === null ? names.sound : names[view.picture];
  return (
    <Menu
      side="top"
      trigger={
        <button type="button" className={clsx(styles.word, styles.choose)} aria-label={t('player.quality')}>
          {view.quality === 'auto' ? t('player.autoNow', { name: now }) : now}
        </button>
      }
      items={qualities.filter(offered).map((one) => ({
        key: one,
        label: names[one],
        end: one === view.quality ? <IconCheck size={16} /> : undefined,
        onSelect: () => {
          quality.write(one);
          player.choose(one);
        },
      }))}
    />
  );
}
