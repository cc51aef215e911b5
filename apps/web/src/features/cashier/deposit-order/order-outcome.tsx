import type { DepositOrder } from '@fairway/contract/deposits/schemas.ts';
import type { DepositStatus } from '@fairway/contract/deposits/statuses.ts';
import { CopyButton } from '@fairway/ui/components/copy/copy-button.tsx';
import { Notice, type NoticeProps } from '@fairway/ui/components/notice/notice.tsx';
import { useTranslation } from 'react-i18next';
import { exactAmount } from '../../../lib/format-amount.ts';
import { spoken } from '../parts/spoken.ts';

const tones: Partial<Record<DepositStatus, NonNullable<NoticeProps['tone']>>> = {
  markedPaid: 'info',
  confirming: 'info',
  deciding: 'warning',
  settled: 'ok',
  expired: 'warning',
  failed: 'danger',
};

/** Its status as text once the payment is not simply awaited: marked, confirming, with staff, credited, over. */
export function OrderOutcome({ order }: { order: DepositOrder }) {
  const { t } = useTranslation('cashier');
  if (order.status === 'opening' || order.status === 'pendingPayment') return null;
  const amounts = {
    due: exactAmount(order.orderAmount, order.currency),
    paid: exactAmount(order.paidAmount, order.currency),
    credited: exactAmount(order.creditedAmount, order.currency),
  };
  const key =
    order.status === 'deciding' && order.problem !== null
      ? (`problems.${order.problem}` as const)
      : (`states.${order.status}` as const);
  const hash = order.txHash;
  return (
    <Notice
      tone={tones[order.status] ?? 'info'}
      {...spoken}
      title={t(`outcome.${key}.title`, amounts)}
      end={
        hash !== null && (
          <CopyButton value={hash} copied={(last4) => t('copy.done', { last4 })} failed={t('copy.failed')}>
            {t('outcome.copyHash')}
          </CopyButton>
        )
      }
    >
      {t(`outcome.${key}.text`, amounts)}
    </Notice>
  );
}
