import { signInStates } from '@fairway/contract/promotions/sign/states.ts';
import { Coin } from '@fairway/ui/art/object/coin-disc.tsx';
import { IconCheck, IconClose } from '@fairway/ui/icons/action.tsx';
import { IconClock, IconLock } from '@fairway/ui/icons/state.tsx';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { enumLabel } from '../parts/enum-label.ts';
import styles from './sign-week.module.css';

interface SignDay {
  day: number;
  amount: string;
  state: number;
  date: string | null;
}

/** By printed state, 0 to 6: what the cell shows beside its label. */
const marks: readonly { look: string | undefined; icon: ReactNode }[] = [
  { look: styles.notStarted, icon: <IconClock size={14} /> },
  { look: styles.pending, icon: <IconLock size={14} /> },
  { look: styles.canSign, icon: null },
  { look: styles.complete, icon: <IconCheck size={14} /> },
  { look: styles.notSigned, icon: null },
  { look: styles.notReached, icon: <IconClock size={14} /> },
  { look: styles.forgotten, icon: <IconClose size={14} /> },
];

/** The seven days of a cycle, each with its amount and its state. */
export function SignWeek({ days }: { days: readonly SignDay[] }) {
  const { t } = useTranslation('promotions');
  return (
    <ol className={styles.week} aria-label={t('sign.week')}>
      {days.map(({ day, amount, state, date }) => (
        <li key={day} data-state={state} className={clsx(styles.day, marks[state]?.look)}>
          <span className={styles.title}>{t('sign.day', { day })}</span>
          <svg className={styles.coin} width={44} height={44} viewBox="0 0 44 44" aria-hidden>
            <Coin cx={22} cy={22} r={day === 7 ? 21 : 17} turn={-10} />
          </svg>
          <b>{displayAmount(amount, 'CNY')}</b>
          <span className={styles.state}>
            {marks[state]?.icon}
            {enumLabel(signInStates, state)}
          </span>
          {date !== null && <time dateTime={date}>{date.slice(5)}</time>}
        </li>
      ))}
    </ol>
  );
}
