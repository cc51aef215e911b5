import { useId, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { IconClock } from '../../icons/state.tsx';
import styles from './choice-card.module.css';

export interface ChoiceCardProps {
  /** Shared by all cards of one question. */
  name: string;
  checked: boolean;
  onChoose: () => void;
  /** 40 px picture. */
  picture?: ReactNode;
  title: ReactNode;
  /** Second line, for instance limits. */
  note?: ReactNode;
  /** Foot: facts at the left and right end. */
  foot?: ReactNode;
  /** Short text on the corner. */
  ribbon?: ReactNode;
  /** Why it is closed and until when. The card stays in its place, hatched, and cannot be chosen. */
  closedReason?: string | undefined;
}

/** One of several options, with enough facts to choose. Put them in a fieldset with a legend; arrow keys move. */
export function ChoiceCard(props: ChoiceCardProps) {
  const id = useId();
  const closed = props.closedReason !== undefined;
  return (
    <label className={clsx(styles.card, closed && styles.closed)}>
      <input
        type="radio"
        className={styles.radio}
        name={props.name}
        checked={props.checked}
        disabled={closed}
        aria-labelledby={`${id}t`}
        aria-describedby={`${id}n ${id}f`}
        onChange={props.onChoose}
      />
      {props.picture}
      <span>
        <span id={`${id}t`} className={styles.title}>
          {props.title}
        </span>
        <span id={`${id}n`} className={styles.note}>
          {props.note}
        </span>
      </span>
      {props.ribbon !== undefined && !closed && <span className={styles.ribbon}>{props.ribbon}</span>}
      <span id={`${id}f`} className={styles.foot}>
        {closed ? (
          <>
            <IconClock size={14} />
            {props.closedReason}
          </>
        ) : (
          props.foot
        )}
      </span>
    </label>
  );
}
