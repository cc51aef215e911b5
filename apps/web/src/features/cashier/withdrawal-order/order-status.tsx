import type { WithdrawalOrder } from '@fairway/contract/withdrawals/schemas.ts';
import type { WithdrawalStatus } from '@fairway/contract/withdrawals/statuses.ts';
import { CopyButton } from '@fairway/ui/components/copy/copy-button.tsx';
import { Notice, type NoticeProps } from '@fairway/ui/components/notice/notice.tsx';
import { useTranslation } from 'react-i18next';
import { exactAmount } from '../../../lib/format-amount.ts';
import { formatTime } from '../../../lib/format-time.ts';
import { spoken } from '../parts/spoken.ts';
import { useTimeText } from '../labels/use-time-text.ts';
import { shownStatus } from './status-of.ts';
import styles from './order-status.module.css';

const tones: Readonly<Record<WithdrawalStatus | 'disputed', NonNullable<NoticeProps['tone']>>> = {
  reviewing: 'info',
  paying: 'info',
  paid: 'ok',
  completed: 'ok',
  frozen: 'danger',
  disputed: 'warning',
  refused: 'warning',
  failed: 'warning',
  returned: 'warning',
  timedOut: 'warning',
};

/**
 * The status of the withdrawal as text: its place in the queue 审核 → 出款 → 到账, how long it usually takes, or why it
 * ended.
 */
export function OrderStatus({ order }: { order: WithdrawalOrder }) {
  const { t } = useTranslation('cashier');
  const timeText = useTimeText();
  const { reason, txHash, record } = order;
  const shown = shownStatus(order);
  const facts = [
    ...(order.queueAhead === null
      ? []
      : [order.queueAhead === 0 ? t('payout.next') : t('payout.ahead', { count: order.queueAhead })]),
    ...(record.endedAt === null ? [timeText(order.times)] : []),
    ...(record.expectedConfirmAt === null || record.endedAt !== null
      ? []
      : [t('payout.expected', { time: formatTime(record.expectedConfirmAt) })]),
    ...(order.compensation === null
      ? []
      : [
          order.compensation.paidAt === null
            ? t('payout.compensates', { amount: exactAmount(order.compensation.amount, record.currency) })
            : t('payout.compensated', {
                amount: exactAmount(order.compensation.amount, record.currency),
                time: formatTime(order.compensation.paidAt),
              }),
        ]),
  ];
  return (
    <Notice
      tone={tones[shown]}
      {...spoken}
      title={t(`payout.states.${shown}.title`)}
      end={
        txHash !== null && (
          <CopyButton value={txHash} copied={(last4) => t('copy.done', { last4 })} failed={t('copy.failed')}>
            {t('outcome.copyHash')}
          </CopyButton>
        )
      }
    >
      {t(`payout.states.${shown}.text`)}
      {reason !== null && reason !== '' && <p>{t('payout.reason', { reason })}</p>}
      {facts.length > 0 && (
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
