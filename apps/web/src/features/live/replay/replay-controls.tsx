import { clockText } from '@fairway/ui/time/clock-text.ts';
import { IconExpand } from '@fairway/ui/icons/arrow.tsx';
import {
  IconMuted,
  IconPause,
  IconPictureInPicture,
  IconPlay,
  IconVolume,
} from '@fairway/ui/icons/media.tsx';
import { IconShield } from '@fairway/ui/icons/state.tsx';
import { useMutation } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { showRefusal } from '../../../lib/refusals.ts';
import { toast } from '../../../lib/toasts.ts';
import { ControlButton } from '../room/control-button.tsx';
import { setMuted, useMuted } from '../room/use-muted.ts';
import type { useWholeScreen } from '../room/use-whole-screen.ts';
import styles from '../room/stage.module.css';
import replay from './replay.module.css';
import type { Film } from './use-film.ts';

interface ReplayControlsProps {
  video: RefObject<HTMLVideoElement | null>;
  film: Film;
  /** In seconds. */
  duration: number;
  onSeek: (seconds: number) => void;
  /** Saves the proof of the clip that is shown. */
  onProve: () => Promise<void>;
  screen: ReturnType<typeof useWholeScreen>;
}

/** Below a replay: pause, sound, where in it one is, and the screen. */
export function ReplayControls({ video, film, duration, onSeek, onProve, screen }: ReplayControlsProps) {
  const { t } = useTranslation('live');
  const muted = useMuted(video);
  const proof = useMutation({
    mutationFn: onProve,
    onSuccess: () =>
      toast({ title: t('replay.proved'), description: t('replay.provedText'), tone: 'ok', duration: 6000 }),
    onError: (fault) => showRefusal(fault),
  });
  const whole = Math.floor(duration);
  const time = Math.min(film.time, whole);
  const toggle = () => {
    if (film.paused) void video.current?.play().catch(() => {});
    else video.current?.pause();
  };
  return (
    <fieldset className={styles.controls} aria-label={t('player.controls')}>
      <ControlButton label={t(film.paused ? 'player.play' : 'player.pause')} onClick={toggle}>
        {film.paused ? <IconPlay size={20} /> : <IconPause size={20} />}
      </ControlButton>
      <ControlButton
        label={t(muted ? 'player.unmute' : 'player.mute')}
        onClick={() => setMuted(video, !muted)}
      >
        {muted ? <IconMuted size={20} /> : <IconVolume size={20} />}
      </ControlButton>
      <input
        type="range"
        className={replay.place}
        min={0}
        max={whole}
        step={1}
        value={time}
        aria-label={t('replay.place')}
        aria-valuetext={t('replay.placeText', {
          time: clockText(time * 1000),
          length: clockText(whole * 1000),
        })}
        onChange={({ target }) => onSeek(Number(target.value))}
      />
      <span className={styles.word}>
        {clockText(time * 1000)} / {clockText(whole * 1000)}
      </span>
      <ControlButton label={t('replay.prove')} disabled={proof.isPending} onClick={() => proof.mutate()}>
        <IconShield size={20} />
      </ControlButton>
      {document.pictureInPictureEnabled && (
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
