import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { IconChart } from '@fairway/ui/icons/money.tsx';
import { Link, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useTransferLimits } from '../api/use-transfer-limits.ts';
import { useVenues } from '../api/use-venues.ts';
import { useWalletBalance } from '../api/use-wallet-balance.ts';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { PageHead } from '../../../lib/pages/page-head.tsx';
import { TransferForm } from './transfer-form.tsx';
import { ReturnLink } from './return-link.tsx';
import columns from '../../../lib/pages/columns.module.css';
import { readTransferSearch } from './transfer-search.ts';

/** Money between the center wallet and the venues, in either direction. */
export function TransferPage() {
  const { t } = useTranslation('wallet');
  const balance = useWalletBalance();
  const venues = useVenues();
  const limits = useTransferLimits();
  const { return: back } = readTransferSearch(useSearch({ strict: false }));
  const fault = balance.error ?? venues.error ?? limits.error;
  return (
    <>
      {back !== undefined && <ReturnLink to={back} />}
      <PageHead
        title={t('transfer.title')}
        end={
          <Link to="/app/myCenter/myWallet" className={buttonClass({ variant: 'text', size: 's' })}>
            <IconChart size={16} />
            {t('myWallet.title')}
          </Link>
        }
      />
      {balance.data && venues.data && limits.data ? (
        <TransferForm
          balance={balance.data}
          venues={venues.data.venues.filter(({ wallet }) => wallet === 'transfer')}
          limits={limits.data.limits}
        />
      ) : fault ? (
        <FaultPanel
          title={t('transfer.fault')}
          fault={fault}
          retry={{
            refetch: () => Promise.all([balance.refetch(), venues.refetch(), limits.refetch()]),
            isFetching: balance.isFetching || venues.isFetching,
          }}
        />
      ) : (
        <Loading label={t('transfer.loading')} className={columns.columns}>
          <div className={columns.stack}>
            <Skeleton height={188} radius="var(--r-lg)" />
            <Skeleton height={208} radius="var(--r-lg)" />
          </div>
          <Skeleton height={360} radius="var(--r-lg)" />
        </Loading>
      )}
    </>
  );
}
