import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { targetText } from '../boards/limbo/limbo-bet.ts';
import type { Crash } from './flight-phase.ts';
import styles from './crash.module.css';

/** Who plays this flight, without names: what they staked, and where they were cashed out. */
export function CrashPlayers({ bets }: { bets: Crash['bets'] }) {
  const { t } = useTranslation('games');
  return (
    <>
      {bets.count === 0 ? (
        <p className={styles.note}>{t('rocket.nobody')}</p>
      ) : (
        <ul className={styles.players}>
          {bets.greatest.map(({ stake, currency, cashedOutAt }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- bets without names, in their order
            <li key={index}>
              <span>{displayAmount(stake, currency)}</span>
              <span className={styles.note}>
                {cashedOutAt === null ? '—' : `${targetText(cashedOutAt)}×`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
