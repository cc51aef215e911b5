import { Ring } from '@fairway/ui/components/progress/ring.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../lib/use-now.ts';
import { turnLeft, type SeatTurn } from './turn.ts';
import styles from './seat.module.css';

const edge = 58;

/** A portrait, and while it is that seat's turn the time around it. */
export function SeatClock({ turn, children }: { turn: SeatTurn | undefined; children: ReactNode }) {
  return (
    <div className={styles.clock}>
      {turn ? <RunningClock turn={turn}>{children}</RunningClock> : children}
    </div>
  );
}

/** How long a turn still has by the server's clock, first its own time and then the time bank. It is not read out at every second. */
function RunningClock({ turn, children }: { turn: SeatTurn; children: ReactNode }) {
  const { t } = useTranslation('tables');
  const { isBank, seconds, part } = turnLeft(turn, useNow(250));
  const label = t(isBank ? 'clock.bank' : 'clock.turn', { seconds });
  return (
    <>
      <Ring part={part} size={edge} tone={isBank ? 'danger' : seconds <= 5 ? 'warning' : 'gold'}>
        {children}
      </Ring>
      <span
        {...{ role: 'timer' }}
        className={styles.seconds}
        data-bank={isBank || undefined}
        aria-label={label}
      >
        {isBank ? t('clock.short', { seconds }) : seconds}
      </span>
    </>
  );
}
