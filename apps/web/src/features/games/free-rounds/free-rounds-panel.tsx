import { Button } from '@fairway/ui/components/button/button.tsx';
import type { FreeGrant } from '@fairway/contract/games/free-rounds/schemas.ts';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { formatTime } from '../../../lib/format-time.ts';
import type { FreeRounds } from './use-free-rounds.ts';
import styles from './free-rounds-panel.module.css';

/** Above the stake: each grant with what is left of it, and the button that plays from it or goes back to the own stake. */
export function FreeRoundsPanel({ free, disabled }: { free: FreeRounds; disabled: boolean }) {
  const { t } = useTranslation('games');
  if (free.grants.length === 0) return null;
  return (
    <section className={styles.panel} aria-label={t('free.label')}>
      {free.grants.map((grant) => (
        <Grant
          key={grant.id}
          grant={grant}
          chosen={free.chosen?.id === grant.id}
          disabled={disabled}
          onChoose={free.choose}
        />
      ))}
    </section>
  );
}

interface GrantProps {
  grant: FreeGrant;
  chosen: boolean;
  disabled: boolean;
  onChoose: FreeRounds['choose'];
}

function Grant({ grant, chosen, disabled, onChoose }: GrantProps) {
  const { t } = useTranslation('games');
  const { id, left, count, stake, currency, factor, expiresAt } = grant;
  return (
    <div className={styles.grant} data-chosen={chosen || undefined}>
      <p className={styles.left}>
        <b>{t('free.left', { left, count })}</b>
        <span>{t('free.stake', { stake: displayAmount(stake, currency) })}</span>
      </p>
      <p className={styles.terms}>
        {t('free.until', { time: formatTime(expiresAt) })}
        {' · '}
        {t(factor === '0' ? 'free.noTurnover' : 'free.turnover', { factor })}
      </p>
      <Button
        size="s"
        wide
        variant={chosen ? 'quiet' : 'gold'}
        aria-pressed={chosen}
        disabled={disabled}
        onClick={() => onChoose(chosen ? undefined : id)}
      >
        {t(chosen ? 'free.own' : 'free.use')}
      </Button>
    </div>
  );
}
