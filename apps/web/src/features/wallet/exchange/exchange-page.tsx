import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { IconHistory } from '@fairway/ui/icons/state.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { PageHead } from '../../../lib/pages/page-head.tsx';
import { useExchangeTerms } from '../api/use-exchange.ts';
import { useWalletBalance } from '../api/use-wallet-balance.ts';
import { ExchangeForm } from './exchange-form.tsx';
import styles from './exchange.module.css';
import { RecentExchanges } from './recent-exchanges.tsx';

/** CNY against USDT at a rate that is promised before it is taken. */
export function ExchangePage() {
  const { t } = useTranslation('finance');
  const terms = useExchangeTerms();
  const balance = useWalletBalance();
  const fault = terms.error ?? balance.error;
  return (
    <>
      <PageHead
        title={t('exchange.title')}
        end={
          <Link
            to="/app/myCenter/records"
            search={{ kind: 'exchange' }}
            className={buttonClass({ variant: 'text', size: 's' })}
          >
            <IconHistory size={16} />
            {t('exchange.records')}
          </Link>
        }
      />
      {terms.data && balance.data ? (
        <div className={styles.page}>
          <ExchangeForm terms={terms.data} balance={balance.data} />
          <RecentExchanges />
        </div>
      ) : fault ? (
        <FaultPanel
          title={t('exchange.fault')}
          fault={fault}
          retry={{
            refetch: () => Promise.all([terms.refetch(), balance.refetch()]),
            isFetching: terms.isFetching || balance.isFetching,
          }}
        />
      ) : (
        <Loading label={t('exchange.loading')}>
          <Skeleton height={360} radius="var(--r-lg)" />
        </Loading>
      )}
    </>
  );
}
