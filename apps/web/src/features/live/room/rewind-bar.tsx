import { Button } from '@fairway/ui/components/button/button.tsx';
import { clockText } from '@fairway/ui/time/clock-text.ts';
import { useTranslation } from 'react-i18next';
import type { RewindPlace } from '../player/player-settings.ts';
import replay from '../replay/replay.module.css';
import styles from './stage.module.css';

interface RewindBarProps {
  /** Undefined until the playlist is there. */
  place: RewindPlace | undefined;
  onSeek: (seconds: number) => void;
  onLeave: () => void;
}

/** Where in the last half hour the picture is, and the return to what happens now. */
export function RewindBar({ place, onSeek, onLeave }: RewindBarProps) {
  const { t } = useTranslation('live');
  const length = place ? Math.floor(place.to - place.from) : 0;
  const back = place ? Math.min(length, Math.max(0, Math.round(place.to - place.at))) : 0;
  const ago = clockText(back * 1000);
  return (
    <>
      {place && (
        <>
          <input
            type="range"
            className={replay.place}
            min={-length}
            max={0}
            step={1}
            value={-back}
            aria-label={t('player.rewindPlace')}
            aria-valuetext={t('player.rewindText', { ago, length: clockText(length * 1000) })}
            onChange={({ target }) => onSeek(place.to + Number(target.value))}
          />
          <span className={styles.word}>{back === 0 ? clockText(0) : `−${ago}`}</span>
        </>
      )}
      <Button variant="picture" size="s" onClick={onLeave}>
        {t('player.toLive')}
      </Button>
    </>
  );
}
