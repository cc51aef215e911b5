import { Card } from '@fairway/ui/components/card/card.tsx';
import { Segmented } from '@fairway/ui/components/choice/segmented.tsx';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../lib/pages/page-head.tsx';
import { DepositOrders } from './deposit-orders.tsx';
import { Withdrawals } from './withdrawals.tsx';

const route = getRouteApi('/shell/member/my-centre/app/myCenter/orders');

/** The member's deposit orders and withdrawals, 20 a page, newest first. Which of the two is in the address. */
export function OrdersPage() {
  const { t } = useTranslation('cashier');
  const navigate = useNavigate();
  const { kind } = route.useSearch();
  return (
    <>
      <PageHead title={t('orders.title')}>
        <Segmented
          label={t('orders.kind')}
          value={kind}
          onChange={(next) =>
            void navigate({ to: '/app/myCenter/orders', search: { kind: next }, resetScroll: false })
          }
          options={[
            { value: 'deposit', label: t('orders.deposits') },
            { value: 'withdrawal', label: t('orders.withdrawals') },
          ]}
        />
      </PageHead>
      <Card pad="m">{kind === 'deposit' ? <DepositOrders /> : <Withdrawals />}</Card>
    </>
  );
}
