import { compare, formatMoney, isPositive, parseMoney } from '@fairway/money';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import type { ShownRound } from '../rounds/shown-round.ts';
import styles from './result-line.module.css';

/** What the last round returned. Up to the stake it is plain and silent: getting less back than was put is no win. */
export function ResultLine({ round }: { round: ShownRound | undefined }) {
  const { t } = useTranslation('games');
  if (!round || round.returned === null) return null;
  const returned = parseMoney(round.returned, round.currency);
  const won = compare(returned, parseMoney(round.staked, round.currency)) > 0;
  return (
    <p className={won ? styles.won : styles.plain} aria-hidden>
      {t(won ? 'result.won' : isPositive(returned) ? 'result.back' : 'result.nothing', {
        amount: displayAmount(formatMoney(returned), round.currency),
        multiplier: round.multiplier,
      })}
    </p>
  );
}
