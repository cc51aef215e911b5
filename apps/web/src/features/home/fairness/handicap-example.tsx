import { useTranslation } from 'react-i18next';
import { clsx } from 'clsx';
import styles from './fairness.module.css';

/** A bet on the home side at −0.5/1 by the margin of the match: half the stake is at −0.5, half at −1. */
const outcomes = [
  { margin: 'two', result: 'win' },
  { margin: 'one', result: 'halfWin' },
  { margin: 'draw', result: 'loss' },
] as const;

/** The quarter line that people ask about most, as a table of margins and results. */
export function HandicapExample() {
  const { t } = useTranslation('home');
  return (
    <dl className={styles.lines}>
      <div className={styles.headline}>
        <dt>{t('fairness.rules.line')}</dt>
        <dd>{t('fairness.rules.result')}</dd>
      </div>
      {outcomes.map(({ margin, result }) => (
        <div key={margin}>
          <dt>{t(`fairness.rules.${margin}`)}</dt>
          <dd className={clsx(result === 'loss' ? styles.minus : styles.plus)}>
            {t(`fairness.rules.${result}`)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
