import { barrierStatuses } from '@fairway/contract/promotions/activities.ts';
import { ProgressBar } from '@fairway/ui/components/progress/progress-bar.tsx';
import { IconCheck } from '@fairway/ui/icons/action.tsx';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import type { Breakout } from '../api/use-breakout.ts';
import { useStepText } from './use-step-text.ts';
import styles from './breakout.module.css';

type Shown = Pick<Breakout, 'barriers' | 'steps'>;

/** The barriers from the first to the last, each with its state, its step and its prize. */
export function BarrierList({ breakout: { barriers, steps } }: { breakout: Shown }) {
  const { t } = useTranslation('breakout');
  return (
    <ol className={styles.barriers} aria-label={t('barriers')}>
      {barriers.map((one) => (
        <li key={one.barrier} data-status={one.status} aria-current={isTurn(one) ? 'step' : undefined}>
          <span className={styles.number}>
            {one.status === barrierStatuses.codes.ended ? <IconCheck size={18} /> : one.barrier}
          </span>
          <div className={styles.step}>
            <b>{one.title}</b>
            <Step step={steps.find(({ barrier }) => barrier === one.barrier)} isPassed={isPassed(one)} />
          </div>
          <div className={styles.prize}>
            <b>{displayAmount(one.prize, 'CNY')}</b>
            <span>{t(`status.${one.status}`)}</span>
          </div>
        </li>
      ))}
    </ol>
  );
}

type Barrier = Breakout['barriers'][number];
const isTurn = ({ status }: Barrier) => status === barrierStatuses.codes.started;
const isPassed = ({ status }: Barrier) => status === barrierStatuses.codes.ended;

function Step({
  step,
  isPassed: passed,
}: {
  step: Breakout['steps'][number] | undefined;
  isPassed: boolean;
}) {
  const stepText = useStepText();
  if (!step) return null;
  const { label, value } = stepText(step);
  const [need, have] = [Number(step.need), Number(step.have)];
  const part = passed || step.isMet ? 1 : need === 0 ? 0 : have / need;
  return <ProgressBar label={label} part={part} valueText={value} tone={part >= 1 ? 'ok' : 'gold'} />;
}
