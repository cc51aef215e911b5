import { IconLive } from '@fairway/ui/icons/media.tsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cornerMargin, cornerPart } from '../engine/picture-boxes.ts';
import type { PictureTracks } from './open-tracks.ts';
import styles from '../studio.module.css';

/** The picture as it is published, the camera where it is drawn over a screen. */
export function Preview({ tracks }: { tracks: PictureTracks | undefined }) {
  const { t } = useTranslation('anchorStudio');
  return (
    <div className={styles.preview}>
      {tracks ? (
        <>
          <TrackVideo track={tracks.picture} label={t('source.preview')} />
          {tracks.corner && (
            <div
              className={styles.corner}
              style={{
                width: `${cornerPart * 100}%`,
                right: `${cornerMargin * 100}%`,
                // Of the width, as the margin is drawn.
                bottom: `${(cornerMargin * 100 * 16) / 9}%`,
              }}
            >
              <TrackVideo track={tracks.corner} label={t('source.corner')} />
            </div>
          )}
        </>
      ) : (
        <div className={styles.dark}>
          <IconLive size={40} />
          <p>{t('source.dark')}</p>
        </div>
      )}
    </div>
  );
}

function TrackVideo({ track, label }: { track: MediaStreamTrack; label: string }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    element.srcObject = new MediaStream([track]);
    // A page that is being left refuses to play; there is nothing to show then.
    void element.play().catch(() => undefined);
    return () => {
      element.srcObject = null;
    };
  }, [track]);
  return <video ref={video} muted playsInline aria-label={label} />;
}
