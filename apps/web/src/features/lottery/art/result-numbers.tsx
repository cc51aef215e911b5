import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';
import { clsx } from 'clsx';
import { Dice } from '../../../lib/dice/dice.tsx';
import { Ball } from './ball.tsx';
import { Runner } from './runner.tsx';
import styles from './art.module.css';

export interface ResultNumbersProps {
  lottery: LotteryCode;
  result: readonly number[];
  size?: 's' | 'm' | 'l';
  /** How many of the first numbers are shown; the others are still to come out. */
  shown?: number;
}

/** The numbers of a draw in their order: faces of dice, coloured runners, or balls. Each is text for who cannot see it. */
export function ResultNumbers({ lottery, result, size = 'm', shown = result.length }: ResultNumbersProps) {
  const total = lottery === 'lucky28' && shown >= result.length;
  return (
    <ol className={clsx(styles.numbers, styles[size])}>
      {result.map((number, place) => (
        // Numbers may repeat; their place is what they are.
        <li key={place} data-hidden={place >= shown || undefined}>
          {numberArt(lottery, number)}
        </li>
      ))}
      {total && (
        <li className={styles.total}>
          <span>=</span>
          <Ball text={String(result.reduce((sum, number) => sum + number, 0))} />
        </li>
      )}
    </ol>
  );
}

function numberArt(lottery: LotteryCode, number: number) {
  if (lottery === 'k3') return <Dice face={number} />;
  if (lottery === 'pk10') return <Runner number={number} />;
  return (
    <Ball
      text={lottery === 'x5' ? String(number).padStart(2, '0') : String(number)}
      plain={lottery === 'lucky28'}
    />
  );
}
