import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { QuickPick } from '@fairway/ui/components/choice/quick-pick.tsx';
import { groupDigits } from '@fairway/ui/components/field/money-text.ts';
import { Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useFastTerms } from '../api/matching/use-fast-terms.ts';
import styles from './fast-panel.module.css';

export interface FastPanelProps {
  amount: string;
  onAmount: (amount: string) => void;
}

/** What a fast withdrawal earns and costs, how often it may be asked for today, and how long it waits, before it is asked for. */
export function FastPanel({ amount, onAmount }: FastPanelProps) {
  const { t } = useTranslation('cashier');
  const terms = useFastTerms(true);
  if (terms.error && !terms.data)
    return <FaultPanel title={t('fast.fault')} fault={terms.error} retry={terms} />;
  if (!terms.data) return <Skeleton height={132} radius="var(--r-lg)" />;
  const { drawRewardRate, drawMarginRate, drawLeft, drawCount, waitMinutes, fixedAmount } = terms.data;
  const some = (rate: string) => /[1-9]/.test(rate);
  const facts = [
    {
      key: 'reward',
      name: t('fast.reward'),
      value: some(drawRewardRate) ? `+${drawRewardRate}%` : t('fast.noReward'),
      gold: some(drawRewardRate),
    },
    {
      key: 'margin',
      name: t('fast.margin'),
      value: some(drawMarginRate) ? `${drawMarginRate}%` : t('fast.free'),
    },
    { key: 'left', name: t('fast.left'), value: t('fast.leftOf', { left: drawLeft, count: drawCount }) },
    { key: 'wait', name: t('fast.wait'), value: t('fast.waitMinutes', { minutes: waitMinutes }) },
  ];
  const picks = fixedAmount.map((value) => value.replace(/\.00$/, ''));
  return (
    <Panel title={t('fast.title')} note={t('fast.note')}>
      <dl className={styles.facts}>
        {facts.map(({ key, name, value, gold }) => (
          <div key={key} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd className={gold ? styles.gold : styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {picks.length > 0 && (
        <div className={styles.picks}>
          <p className={styles.name}>{t('fast.amounts')}</p>
          <QuickPick
            label={t('fast.amounts')}
            value={amount}
            picks={picks.map((value) => ({ value, label: groupDigits(value) }))}
            onPick={onAmount}
          />
        </div>
      )}
      <p className={styles.rule}>{t('fast.rule')}</p>
    </Panel>
  );
}
