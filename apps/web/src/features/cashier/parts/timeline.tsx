import type { TimelineActor } from '@fairway/contract/cashier/timeline-actors.ts';
import type { Currency } from '@fairway/money';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';
import { exactAmount } from '../../../lib/format-amount.ts';
import styles from './timeline.module.css';

export interface TimelineStep {
  at: string;
  text: string;
  actor: TimelineActor;
  amount: string | null;
  note: string | null;
}

/** Everything that has happened to an order, newest first: when, what, by whom, how much. */
export function Timeline(props: { title: string; currency: Currency; steps: readonly TimelineStep[] }) {
  const { t } = useTranslation('cashier');
  return (
    <Panel title={props.title} className={styles.panel}>
      <ol className={styles.list}>
        {props.steps.toReversed().map((step, index) => (
          // Steps are written once and never change; a later one only comes in front.
          <li key={`${props.steps.length - index} ${step.at}`} className={styles.step}>
            <time dateTime={step.at} className={styles.time}>
              {formatTime(step.at, 'exact')}
            </time>
            <span>
              {step.text}
              {step.note !== null && <span className={styles.note}>{step.note}</span>}
            </span>
            <span className={styles.actor}>{t(`timeline.actors.${step.actor}`)}</span>
            <span className={styles.amount}>
              {step.amount === null ? '' : exactAmount(step.amount, props.currency)}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
