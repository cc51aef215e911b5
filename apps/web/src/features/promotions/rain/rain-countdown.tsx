import type { RainSession } from '@fairway/contract/promotions/rain/schemas.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../lib/use-now.ts';
import { useAskRainAgain } from '../api/use-rain.ts';
import { secondsUntil, splitCountdown } from './countdown.ts';
import styles from './rain.module.css';

/** Minutes and seconds to the start, or to the end of a session that falls, by the server's clock; at nought the session is asked for again. */
export function RainCountdown({ current }: { current: RainSession }) {
  const { t } = useTranslation('rain');
  const now = useNow(1000);
  const askAgain = useAskRainAgain();
  const isComing = current.state === 'coming';
  const left = secondsUntil(isComing ? current.startsAt : current.endsAt, now);
  const isUp = left === 0;
  useEffect(() => {
    if (isUp) void askAgain();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once when the time is up, not at every render
  }, [isUp]);
  const { minutes, seconds } = splitCountdown(left);
  return (
    <div className={styles.countdown}>
      <span>{t(isComing ? 'countdown.toStart' : 'countdown.toEnd')}</span>
      {/* Not read out at every second. */}
      <b {...{ role: 'timer' }} aria-label={t('countdown.spoken', { minutes, seconds })}>
        <span data-part="minutes">{minutes}</span>
        <i>{t('countdown.minutes')}</i>
        <span data-part="seconds">{seconds}</span>
        <i>{t('countdown.seconds')}</i>
      </b>
    </div>
  );
}
