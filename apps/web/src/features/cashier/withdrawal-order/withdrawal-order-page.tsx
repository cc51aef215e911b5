import { Card } from '@fairway/ui/components/card/card.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useWithdrawal } from '../api/withdrawals/use-withdrawal.ts';
import { BackLink } from '../parts/back-link.tsx';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { PageHead } from '../../../lib/pages/page-head.tsx';
import { WithdrawalStatusTag } from '../parts/withdrawal-status-tag.tsx';
import { WithdrawalOrderView } from './withdrawal-order-view.tsx';

const route = getRouteApi('/shell/member/my-centre/app/myCenter/withdrawals/$billNo');

/** One withdrawal: its place in the queue, how far it has come, what arrives. */
export function WithdrawalOrderPage() {
  const { t } = useTranslation('cashier');
  const { billNo } = route.useParams();
  const order = useWithdrawal(billNo);
  return (
    <>
      <BackLink to="/app/myCenter/withdrawals">{t('payout.back')}</BackLink>
      <PageHead title={t('payout.title')}>
        {order.data && <WithdrawalStatusTag status={order.data.status} large />}
      </PageHead>
      {order.isPending && (
        <Loading label={t('payout.loading')}>
          <Card pad="none">
            <Skeleton height={460} radius="var(--r-lg)" />
          </Card>
        </Loading>
      )}
      {order.error && !order.data && (
        <FaultPanel title={t('payout.fault')} fault={order.error} retry={order} />
      )}
      {order.data && <WithdrawalOrderView order={order.data} />}
    </>
  );
}
