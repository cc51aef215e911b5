import { Card } from '@fairway/ui/components/card/card.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDepositOrder } from '../api/deposits/use-deposit-order.ts';
import { LeavePayGuard } from '../leave-pay/leave-pay-guard.tsx';
import { BackLink } from '../parts/back-link.tsx';
import { DepositStatusTag } from '../parts/deposit-status-tag.tsx';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { PageHead } from '../../../lib/pages/page-head.tsx';
import { useNotFoundToast } from '../parts/use-not-found-toast.ts';
import { DepositOrderView } from './deposit-order-view.tsx';

/** States in which the page shows what to pay. */
const waiting = new Set<string>(['opening', 'pendingPayment']);

const route = getRouteApi('/shell/member/my-centre/app/myCenter/deposit/$billNo');

/** One deposit order: what to pay, to whom, until when, and how far it has come. */
export function DepositOrderPage() {
  const { t } = useTranslation('cashier');
  const { billNo } = route.useParams();
  const order = useDepositOrder(billNo);
  useNotFoundToast(order.error);
  return (
    <>
      <BackLink to="/app/myCenter/deposit">{t('order.back')}</BackLink>
      <PageHead title={t('order.title')}>
        {order.data && <DepositStatusTag order={order.data} large />}
      </PageHead>
      {order.isPending && (
        <Loading label={t('order.loading')}>
          <Card pad="none">
            <Skeleton height={560} radius="var(--r-lg)" />
          </Card>
        </Loading>
      )}
      {order.error && !order.data && (
        <FaultPanel title={t('order.fault')} fault={order.error} retry={order} />
      )}
      {order.data && <DepositOrderView order={order.data} />}
      <LeavePayGuard waits={order.data !== undefined && waiting.has(order.data.status)} />
    </>
  );
}
