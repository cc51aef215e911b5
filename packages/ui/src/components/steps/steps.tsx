import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { IconCheck, IconClose } from '../../icons/action.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './steps.module.css';

export type StepState = 'done' | 'now' | 'todo' | 'failed';

export interface Step {
  key: string;
  label: ReactNode;
  /** Under the label: when it was, or how long it takes. */
  note?: ReactNode;
  state: StepState;
}

export interface StepsProps {
  /** What these are the steps of. */
  label: string;
  steps: readonly Step[];
  /** Label of each state, for readers. */
  stateLabels: Record<StepState, string>;
}

/** The progress of an order: usually four steps in one line. */
export function Steps({ label, steps, stateLabels }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, i) => (
        <li
          key={step.key}
          className={clsx(styles.step, styles[step.state])}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden>
            {step.state === 'done' ? (
              <IconCheck size={18} />
            ) : step.state === 'failed' ? (
              <IconClose size={18} />
            ) : (
              i + 1
            )}
          </span>
          <span className={styles.label}>{step.label}</span>
          <VisuallyHidden>{stateLabels[step.state]}</VisuallyHidden>
          <span className={styles.note}>{step.note}</span>
        </li>
      ))}
    </ol>
  );
}
