import type { HandChances } from '@fairway/fair-games';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { roundedPercent } from '../../../../lib/percent-text.ts';
import type { Act, ShownRound } from '../../rounds/shown-round.ts';
import { outlookOf, type BlackjackTable } from './blackjack-round.ts';
import styles from './blackjack.module.css';

const order = ['hit', 'stand', 'double', 'split'] as const;

export interface BlackjackActsProps {
  round: ShownRound;
  table: BlackjackTable;
  act: ((act: Act) => void) | undefined;
}

/** The acts of the hand whose turn it is, each with what follows from the cards in sight, the best on average marked. */
export function BlackjackActs({ round, table, act }: BlackjackActsProps) {
  const { t } = useTranslation('games');
  const outlook = outlookOf(round, table);
  if (!outlook) return null;
  const ends = ({ win, push }: HandChances) =>
    t('blackjack.chances', { win: roundedPercent(win), push: roundedPercent(push) });
  const notes = {
    hit: t('blackjack.bust', { chance: roundedPercent(outlook.bust) }),
    stand: ends(outlook.stand),
    double: ends(outlook.double),
    split: t('blackjack.again'),
  };
  return (
    <div className={styles.below}>
      <fieldset className={styles.acts} aria-label={t('blackjack.acts')}>
        {order
          .filter((name) => round.nextActs.includes(name))
          .map((name) => (
            <button
              key={name}
              type="button"
              className={clsx(styles.act, name === outlook.best && styles.best)}
              aria-disabled={!act}
              onClick={() => act?.({ act: name })}
            >
              <span>{t(`blackjack.names.${name}`)}</span>
              <small>{notes[name]}</small>
              {name === outlook.best && <small className={styles.mark}>{t('blackjack.best')}</small>}
            </button>
          ))}
      </fieldset>
      <p className={styles.dealerChance}>
        {t('blackjack.dealerBust', { chance: roundedPercent(outlook.dealerBust) })}
      </p>
    </div>
  );
}
