import { yebStatuses } from '@fairway/contract/wallet/yeb-states.ts';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { IconHistory } from '@fairway/ui/icons/state.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { PageHead } from '../../../lib/pages/page-head.tsx';
import { useWalletBalance } from '../api/use-wallet-balance.ts';
import { useYebDetails } from '../api/use-yeb.ts';
import { searchOf } from '../records/records-search.ts';
import { IncomePanel } from './income-panel.tsx';
import { MoveForm } from './move-form.tsx';
import { TasksPanel } from './tasks-panel.tsx';
import { YebFigures } from './yeb-figures.tsx';
import styles from './yeb.module.css';

/** Money that earns interest: what it earned, moving it in and out, the tasks, and each day's income. */
export function YebPage() {
  const { t } = useTranslation('finance');
  const details = useYebDetails();
  const balance = useWalletBalance();
  const fault = details.error ?? balance.error;
  return (
    <>
      <PageHead
        title={t('yeb.title')}
        end={
          <Link
            to="/app/myCenter/records"
            search={searchOf({ part: 'interest', currency: 'CNY' })}
            className={buttonClass({ variant: 'text', size: 's' })}
          >
            <IconHistory size={16} />
            {t('yeb.records')}
          </Link>
        }
      />
      {details.data && balance.data ? (
        <div className={styles.stack}>
          <YebFigures details={details.data} />
          <div className={styles.columns}>
            <MoveForm details={details.data} center={balance.data.centerMoney} />
            <TasksPanel isOpen={details.data.status === yebStatuses.codes.open} />
          </div>
          <IncomePanel />
        </div>
      ) : fault ? (
        <FaultPanel
          title={t('yeb.fault')}
          fault={fault}
          retry={{
            refetch: () => Promise.all([details.refetch(), balance.refetch()]),
            isFetching: details.isFetching || balance.isFetching,
          }}
        />
      ) : (
        <Loading label={t('yeb.loading')} className={styles.stack}>
          <Skeleton height={148} radius="var(--r-lg)" />
          <Skeleton height={280} radius="var(--r-lg)" />
        </Loading>
      )}
    </>
  );
}
