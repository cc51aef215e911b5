import { useTranslation } from 'react-i18next';
import { useNow } from '../../../lib/use-now.ts';
import type { TableHand } from '../api/shapes.ts';
import styles from './table-cloth.module.css';

/** How long a turn still has by the server's clock, first its own time and then the time bank. It is not read out at every second. */
export function SeatClock({ turn }: { turn: NonNullable<TableHand['turn']> }) {
  const { t } = useTranslation('tables');
  const now = useNow(250);
  const bankFrom = Date.parse(turn.bankFrom);
  const inBank = now >= bankFrom;
  const until = inBank ? Date.parse(turn.until) : bankFrom;
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  return (
    <p className={styles.clock} data-bank={inBank || undefined}>
      <span {...{ role: 'timer' }} aria-label={t(inBank ? 'clock.bank' : 'clock.turn', { seconds })}>
        {t(inBank ? 'clock.bank' : 'clock.turn', { seconds })}
      </span>
    </p>
  );
}
