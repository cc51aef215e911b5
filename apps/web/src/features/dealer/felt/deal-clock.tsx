import { Ring } from '@fairway/ui/components/progress/ring.tsx';
import type { DealerGame } from '@fairway/contract/dealer/codes.ts';
import type { Deal } from '@fairway/contract/dealer/schemas.ts';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../lib/use-now.ts';
import type { DealPhase } from '../table/deal-phase.ts';
import styles from './stage.module.css';

export interface DealClockProps {
  game: DealerGame;
  deal: Deal | null;
  phase: DealPhase;
}

/** The last seconds are red. */
const lastSeconds = 5;

/** What the table does, and how long bets are still taken by the server's clock. It is not read out at every second. */
export function DealClock({ game, deal, phase }: DealClockProps) {
  const { t } = useTranslation('dealer');
  const now = useNow(250);
  const drawn = game === 'roulette' || game === 'sicbo';
  const text = drawn && phase === 'closed' ? t('phase.drawing') : t(`phase.${phase}`);
  const counts = deal && (phase === 'betting' || phase === 'opening');
  const until = counts ? Date.parse(phase === 'betting' ? deal.closesAt : deal.opensAt) : now;
  const whole = deal ? Date.parse(deal.closesAt) - Date.parse(deal.opensAt) : 1;
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  return (
    <div className={styles.clock} data-phase={phase}>
      <Ring
        part={phase === 'betting' ? (until - now) / whole : 0}
        tone={seconds <= lastSeconds ? 'danger' : 'warning'}
        size={92}
      >
        {counts ? (
          <span
            className={styles.seconds}
            {...{ role: 'timer' }}
            aria-label={t('phase.seconds', { seconds })}
          >
            {seconds}
          </span>
        ) : (
          <span className={styles.dash} aria-hidden>
            —
          </span>
        )}
      </Ring>
      <p className={styles.phase}>{text}</p>
      {deal && <p className={styles.number}>{t('phase.deal', { number: deal.number })}</p>}
    </div>
  );
}
