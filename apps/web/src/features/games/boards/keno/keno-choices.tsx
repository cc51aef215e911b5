import { Button } from '@fairway/ui/components/button/button.tsx';
import { useTranslation } from 'react-i18next';
import type { ChoicesProps } from '../board.ts';
import { kenoNumbers, mostPicks, numbersOf, quickPick, toggled } from './keno-bet.ts';
import styles from './keno.module.css';

/** One to ten numbers of forty, by hand or drawn by the browser. */
export function KenoChoices({ bet, onChange, disabled }: ChoicesProps) {
  const { t } = useTranslation('games');
  const numbers = numbersOf(bet);
  const full = numbers.length === mostPicks;
  return (
    <div className={styles.choices}>
      <div className={styles.head}>
        <span aria-hidden>{t('keno.numbers')}</span>
        <output className={styles.count}>
          {t('keno.count', { count: numbers.length, most: mostPicks })}
        </output>
      </div>
      <fieldset className={styles.grid} aria-label={t('keno.numbers')} disabled={disabled}>
        {kenoNumbers.map((number) => {
          const picked = numbers.includes(number);
          return (
            <button
              key={number}
              type="button"
              aria-pressed={picked}
              disabled={full && !picked}
              onClick={() => onChange({ numbers: toggled(numbers, number) })}
            >
              {number}
            </button>
          );
        })}
      </fieldset>
      <div className={styles.acts}>
        <Button
          variant="quiet"
          size="s"
          wide
          disabled={disabled}
          onClick={() =>
            onChange({ numbers: quickPick(numbers.length > 0 ? numbers.length : mostPicks, below) })
          }
        >
          {t('keno.quickPick')}
        </Button>
        <Button
          variant="quiet"
          size="s"
          wide
          disabled={disabled || numbers.length === 0}
          onClick={() => onChange({ numbers: [] })}
        >
          {t('keno.clear')}
        </Button>
      </div>
    </div>
  );
}

/** A whole number below a bound. The numbers that a member picks need no fairness to the last bit: what is drawn decides. */
function below(bound: number): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value % bound;
}
