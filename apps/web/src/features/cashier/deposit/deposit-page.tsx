import { ApiError } from '@fairway/api-client';
import { virtualSwitch } from '@fairway/contract/deposits/usdt/virtual-switch.ts';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { IconHistory } from '@fairway/ui/icons/state.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDepositOrders } from '../api/deposits/use-deposit-orders.ts';
import { useLastDeposit } from '../api/deposits/use-last-deposit.ts';
import { useUsdtSwitch } from '../usdt/api/use-usdt.ts';
import { usePayTypes } from '../api/deposits/use-pay-types.ts';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { refusalText } from '../../../lib/refusals.ts';
import { PageHead } from '../../../lib/pages/page-head.tsx';
import columns from '../../../lib/pages/columns.module.css';
import { DepositForm } from './deposit-form.tsx';
import { ClosedMethod } from './methods/closed-method.tsx';
import { DepositPromises } from './summary/deposit-promises.tsx';
import { useNoticesKnown } from './use-notices-known.ts';

/** Money in: choose a method, an amount, and open the order. */
export function DepositPage() {
  const { t } = useTranslation('cashier');
  const payTypes = usePayTypes();
  // The list follows the switch by itself; a list kept from before it was turned must not.
  const offersUsdt = useUsdtSwitch().data !== virtualSwitch.codes.close;
  const orders = useDepositOrders();
  const last = useLastDeposit();
  const noticesKnown = useNoticesKnown();
  // The form starts with the method used last, so it waits for both answers; without one it starts with the first
  // method. It also waits for what may stand above it.
  const ready = payTypes.data !== undefined && !last.isPending && noticesKnown;
  const nothingOffered = payTypes.error instanceof ApiError && payTypes.error.error === 'payTypesUnavailable';
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
      {nothingOffered && <ClosedMethod state={undefined} text={refusalText(payTypes.error)} />}
      {payTypes.error && !payTypes.data && !nothingOffered && (
        <FaultPanel title={t('deposit.fault')} fault={payTypes.error} retry={payTypes} />
      )}
      {!payTypes.error && !ready && <DepositBones label={t('deposit.loading')} />}
      {ready && (
        <DepositForm
          payTypes={payTypes.data.filter(({ engine }) => engine !== 'chain' || offersUsdt)}
          orders={orders.data?.orders ?? []}
          last={last.data ?? undefined}
        />
      )}
      <DepositPromises />
    </>
  );
}

function DepositBones({ label }: { label: string }) {
  return (
    <Loading label={label} className={columns.columns}>
      <div className={columns.stack}>
        <Skeleton height={272} radius="var(--r-lg)" />
        <Skeleton height={720} radius="var(--r-lg)" />
      </div>
      <Skeleton height={380} radius="var(--r-lg)" />
    </Loading>
  );
}
