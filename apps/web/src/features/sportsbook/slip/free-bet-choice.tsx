import { parsePrice } from '@fairway/betting';
import type { FreeBet } from '@fairway/contract/sportsbook/free-bets/schemas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { useTranslation } from 'react-i18next';
import { europeanOdds } from '../../../lib/european-odds.ts';
import { displayAmount } from '../../../lib/format-amount.ts';
import { formatTime } from '../../../lib/format-time.ts';
import { textOf } from '../../../lib/site/site-config.ts';
import type { SlipPreview } from '../api/shapes.ts';
import styles from './free-bet-choice.module.css';
import { useChosenFreeBet } from './use-chosen-free-bet.ts';

/** Above the slip's total: each free bet with its terms, and the button that pays the bet with it or goes back to the own stake. */
export function FreeBetChoice({ preview }: { preview: SlipPreview | undefined }) {
  const { t } = useTranslation('sportsbook');
  const { offered, chosen, choose } = useChosenFreeBet();
  if (offered.length === 0) return null;
  return (
    <section className={styles.panel} aria-label={t('slip.free.label')}>
      {offered.map((free) => (
        <Offered
          key={free.id}
          free={free}
          isChosen={free.id === chosen?.id}
          preview={preview}
          onChoose={choose}
        />
      ))}
    </section>
  );
}

interface OfferedProps {
  free: FreeBet;
  isChosen: boolean;
  preview: SlipPreview | undefined;
  onChoose: (free: FreeBet | undefined) => void;
}

function Offered({ free, isChosen, preview, onChoose }: OfferedProps) {
  const { t } = useTranslation('sportsbook');
  const { stake, currency, sport, competition, leastOdds, factor, expiresAt } = free;
  const amount = displayAmount(stake, currency);
  const terms = [
    competition
      ? t('slip.free.competition', { name: textOf(competition) })
      : sport && t(sport === 'football' ? 'slip.free.football' : 'slip.free.esports'),
    leastOdds && t('slip.free.leastOdds', { odds: europeanOdds(leastOdds) }),
    t(factor === '0' ? 'slip.free.noTurnover' : 'slip.free.turnover', { factor }),
    t('slip.free.until', { time: formatTime(expiresAt) }),
  ].filter((term) => term !== null);
  const legs = preview?.legs ?? [];
  const unfit = legs.some(({ live }) => live)
    ? t('slip.free.inPlay')
    : leastOdds && legs.some(({ odds }) => odds !== null && parsePrice(odds) < parsePrice(leastOdds))
      ? t('slip.free.priceTooLow')
      : undefined;
  return (
    <div className={styles.free} data-chosen={isChosen || undefined}>
      <p className={styles.name}>
        {t('slip.free.name')} <b>{amount}</b>
      </p>
      <ul className={styles.terms}>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      <Button
        size="s"
        wide
        variant={isChosen ? 'quiet' : 'gold'}
        aria-pressed={isChosen}
        disabledReason={isChosen ? undefined : unfit}
        onClick={() => onChoose(isChosen ? undefined : free)}
      >
        {isChosen ? t('slip.free.own') : t('slip.free.use', { amount })}
      </Button>
    </div>
  );
}
