import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { yuan } from '../yuan.ts';
import styles from './vip-hero.module.css';

interface SumBarProps {
  icon: ReactNode;
  label: string;
  /** Yuan. */
  have: number;
  need: number;
}

/** One sum on its course to what the next level asks; full only when it is complete. */
export function SumBar({ icon, label, have, need }: SumBarProps) {
  const { t } = useTranslation('vip');
  const id = useId();
  const isComplete = have >= need;
  const percent = isComplete ? 100 : Math.min(99, Math.max(0, Math.round((have / need) * 100)));
  return (
    <div className={styles.sum}>
      <div className={styles.line}>
        <span className={styles.label} id={id}>
          {icon}
          {label}
        </span>
        <span>
          <b>{yuan(have)}</b> / {yuan(need)}
        </span>
      </div>
      <div
        className={styles.track}
        {...{ role: 'progressbar' }}
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <i style={{ width: `${percent}%` }} />
        <em style={{ left: `${percent}%` }} />
      </div>
      <div className={styles.rest}>
        <span>{t('own.done', { percent })}</span>
        <span>{isComplete ? t('own.reached') : t('own.rest', { amount: yuan(need - have) })}</span>
      </div>
    </div>
  );
}
