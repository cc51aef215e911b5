import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { IconHistory } from '@fairway/ui/icons/state.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDepositOrders } from '../api/deposits/use-deposit-orders.ts';
import { usePayTypes } from '../api/deposits/use-pay-types.ts';
import { FaultPanel } from '../parts/fault-panel.tsx';
import { PageHead } from '../parts/page-head.tsx';
import columns from '../parts/columns.module.css';
import { DepositForm } from './deposit-form.tsx';
import { DepositPromises } from './deposit-promises.tsx';

/** Money in: choose a way, an amount, and open the order. */
export function DepositPage() {
  const { t } = useTranslation('cashier');
  const payTypes = usePayTypes();
  const orders = useDepositOrders();
  // The form starts with the way used last, so it waits for both answers; without the list it starts with the first way.
  const ready = payTypes.data !== undefined && (orders.data !== undefined || orders.error !== null);
  return (
    <>
      <PageHead
        title={t('deposit.title')}
        end={
          <Link
            to="/app/myCenter/orders"
            search={{ kind: 'deposit' }}
            className={buttonClass({ variant: 'text', size: 's' })}
          >
            <IconHistory size={16} />
            {t('orders.deposits')}
          </Link>
        }
      />
      {payTypes.error && !payTypes.data && (
        <FaultPanel title={t('deposit.fault')} fault={payTypes.error} retry={payTypes} />
      )}
      {!payTypes.error && !ready && <DepositBones label={t('deposit.loading')} />}
      {ready && <DepositForm payTypes={payTypes.data} orders={orders.data?.orders ?? []} />}
      <DepositPromises />
    </>
  );
}

function DepositBones({ label }: { label: string }) {
  return (
    <Loading label={label} className={columns.columns}>
      <div className={columns.stack}>
        <Skeleton height={216} radius="var(--r-lg)" />
        <Skeleton height={276} radius="var(--r-lg)" />
        <Skeleton height={150} radius="var(--r-lg)" />
      </div>
      <Skeleton height={380} radius="var(--r-lg)" />
    </Loading>
  );
}
