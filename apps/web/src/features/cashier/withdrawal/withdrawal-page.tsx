import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { IconHistory } from '@fairway/ui/icons/state.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useWithdrawalTerms } from '../api/withdrawals/use-withdrawal-terms.ts';
import columns from '../../../lib/pages/columns.module.css';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { PageHead } from '../../../lib/pages/page-head.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';

/** Money out: what can be withdrawn, to where, and what stops it. */
export function WithdrawalPage() {
  const { t } = useTranslation('cashier');
  const terms = useWithdrawalTerms();
  return (
    <>
      <PageHead
        title={t('withdrawal.title')}
        end={
          <Link
            to="/app/myCenter/orders"
            search={{ kind: 'withdrawal' }}
            className={buttonClass({ variant: 'text', size: 's' })}
          >
            <IconHistory size={16} />
            {t('orders.withdrawals')}
          </Link>
        }
      />
      {terms.error && !terms.data && (
        <FaultPanel title={t('withdrawal.fault')} fault={terms.error} retry={terms} />
      )}
      {terms.isPending && (
        <Loading label={t('withdrawal.loading')} className={columns.columns}>
          <div className={columns.stack}>
            <Skeleton height={176} radius="var(--r-lg)" />
            <Skeleton height={120} radius="var(--r-lg)" />
            <Skeleton height={260} radius="var(--r-lg)" />
          </div>
          <Skeleton height={340} radius="var(--r-lg)" />
        </Loading>
      )}
      {terms.data && <WithdrawalForm terms={terms.data} />}
    </>
  );
}
