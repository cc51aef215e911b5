import { Button } from '@fairway/ui/components/button/button.tsx';
import { useTranslation } from 'react-i18next';
import { wholeAmount } from '../../../lib/format-amount.ts';
import { parseMoney } from '@fairway/money';
import { chipRank } from './chip-values.ts';
import { Chip } from './chip.tsx';
import type { Bets } from './use-bets.ts';
import styles from './chip-rail.module.css';

/** The chips to choose from, and what can be done with those on the felt. */
export function ChipRail({ bets, open }: { bets: Bets; open: boolean }) {
  const { t } = useTranslation('dealer');
  const { currency, laid } = bets;
  const none = laid.size === 0;
  return (
    <div className={styles.rail}>
      <fieldset className={styles.chips} aria-label={t('chips.label')}>
        {bets.chips.map((value) => (
          <button
            key={value}
            type="button"
            className={styles.chip}
            aria-pressed={value === bets.chip}
            aria-label={t('chips.one', { amount: wholeAmount(value, currency) })}
            onClick={() => bets.setChip(value)}
          >
            <Chip amount={value} rank={chipRank(currency, parseMoney(value, currency).minor)} size={46} />
          </button>
        ))}
      </fieldset>
      <fieldset className={styles.acts} aria-label={t('chips.acts')}>
        <Button variant="picture" size="s" disabled={!open || none} onClick={bets.undo}>
          {t('chips.undo')}
        </Button>
        <Button variant="picture" size="s" disabled={!open || none} onClick={bets.double}>
          {t('chips.double')}
        </Button>
        <Button variant="picture" size="s" disabled={!open || !bets.repeat} onClick={() => bets.repeat?.()}>
          {t('chips.repeat')}
        </Button>
        <Button variant="picture" size="s" disabled={!open || none} onClick={bets.clear}>
          {t('chips.clear')}
        </Button>
      </fieldset>
    </div>
  );
}
