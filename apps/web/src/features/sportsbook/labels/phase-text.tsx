import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';
import { useNow } from '../../../lib/use-now.ts';
import type { Fixture } from '../api/shapes.ts';
import { clockText, isLive, mapOf } from './match-clock.ts';
import styles from './phase-text.module.css';

/** The phase of a match: half and clock in play, of a series its map, kick-off before, the reason when it ended otherwise. */
export function PhaseText({ fixture }: { fixture: Fixture }) {
  const { t } = useTranslation('sportsbook');
  const now = useNow(1000);
  const { status, series } = fixture;
  if (isLive(fixture) && status !== 'scheduled') {
    return (
      <span className={styles.live}>
        <i aria-hidden />
        {series ? t('clock.map', { map: mapOf(series) }) : t(`clock.${status}`)}{' '}
        {status !== 'halfTime' && <b>{clockText(fixture, now)}</b>}
      </span>
    );
  }
  if (status !== 'scheduled') return <span className={styles.start}>{t(`clock.${status}`)}</span>;
  return (
    <time className={styles.start} dateTime={fixture.startsAt}>
      {fixture.timeOpen
        ? `${formatTime(fixture.startsAt, 'day')} ${t('clock.timeOpen')}`
        : formatTime(fixture.startsAt, 'short')}
    </time>
  );
}
