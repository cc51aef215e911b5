import { Button } from '@fairway/ui/components/button/button.tsx';
import { Spinner } from '@fairway/ui/components/spinner/spinner.tsx';
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canPlayParts } from '../player/media-sink.ts';
import { useWholeScreen } from '../room/use-whole-screen.ts';
import styles from '../room/stage.module.css';
import { ReplayControls } from './replay-controls.tsx';
import { useFilm } from './use-film.ts';
import { useReplay } from './use-replay.ts';

export interface ReplayStageProps {
  broadcastId: string;
  /** The broadcast is in the room's list no more, or goes on there now. */
  onLeave: () => void;
}

/** A broadcast that is over, in place of the room's picture. */
export function ReplayStage({ broadcastId, onLeave }: ReplayStageProps) {
  const { t } = useTranslation('live');
  const video = useRef<HTMLVideoElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [supported] = useState(canPlayParts);
  const screen = useWholeScreen();
  const film = useFilm(video);
  const { player, view } = useReplay(video, broadcastId, attempt);
  const phase = supported ? view.phase : 'unsupported';
  return (
    <section className={clsx(styles.stage, screen.whole && styles.whole)} aria-label={t('replay.label')}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what an anchor said is written nowhere */}
      <video ref={video} className={styles.video} playsInline />
      {(phase === 'loading' || (phase === 'ready' && film.waiting && !film.paused)) && (
        <div className={styles.busy} aria-live="polite">
          <Spinner size={28} />
          {t('replay.loading')}
        </div>
      )}
      {phase !== 'loading' && phase !== 'ready' && (
        <div className={styles.words} aria-live="polite">
          <p className={styles.wordsTitle}>{t(`replay.${phase}`)}</p>
          <p>{t(`replay.${phase}Text`)}</p>
          <div className={styles.wordsActions}>
            {phase === 'failed' && (
              <Button onClick={() => setAttempt(attempt + 1)}>{t('notice.again')}</Button>
            )}
            <Button variant="picture" onClick={onLeave}>
              {t('replay.leave')}
            </Button>
          </div>
        </div>
      )}
      <div className={styles.top}>
        <Button variant="picture" size="s" onClick={onLeave}>
          {t('replay.leave')}
        </Button>
      </div>
      {player && phase === 'ready' && (
        <ReplayControls
          video={video}
          film={film}
          duration={view.duration}
          onSeek={(seconds) => player.seek(seconds)}
          onProve={async () => {
            const { saveClipProof } = await import('./clip-proof.ts');
            await saveClipProof(player, broadcastId, video.current?.currentTime ?? 0);
          }}
          screen={screen}
        />
      )}
    </section>
  );
}
