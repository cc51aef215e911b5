import { Link } from '@tanstack/react-router';
import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { PageFrame } from '../../lib/components/page-frame.tsx';
import { usePermission } from '../../lib/permissions.ts';
import { useSession } from '../../lib/session/session-store.ts';
import styles from './home-page.module.css';
import { HealthCard } from './health-card.tsx';
import { LatestActs } from './latest-acts.tsx';
import { MoneyCard } from './money-card.tsx';
import { QueueCard } from './queue-card.tsx';
import { TradingCards } from './trading-cards.tsx';
import { useHouseDay } from './use-house-day.ts';
import { useDepositCount, useLatestActs, useProposalCount, useWithdrawalCounts } from './use-queues.ts';

/** What waits, for this role; every figure is counted now and leads to the rows behind it. */
export function HomePage() {
  const { t } = useTranslation('home');
  const name = useSession()?.operator.name ?? '';
  const withdrawals = useWithdrawalCounts();
  const deposits = useDepositCount();
  const acts = useLatestActs();
  const day = useHouseDay();
  const proposals = useProposalCount();
  const maySports = usePermission('sportsbook.read');
  const mayDecideWithdrawals = usePermission('withdrawals.decide');
  const mayDecideDeposits = usePermission('deposits.decide');
  const counts = withdrawals.data?.counts;
  const retry = () => void withdrawals.refetch();
  return (
    <PageFrame title={t('title')} lead={t('hello', { name })}>
      <div className={styles['figures']}>
        {withdrawals.isAllowed &&
          (['reviewing', 'frozen', 'paying'] as const).map((status) => (
            <QueueCard
              key={status}
              title={t(status)}
              count={counts?.[status]}
              oldest={status === 'reviewing' ? withdrawals.oldest : undefined}
              fault={withdrawals.error}
              onRetry={retry}
              watched={status === 'paying' || !mayDecideWithdrawals}
              link={(text) => (
                <Link to="/console/withdrawals" search={{ status }}>
                  {text}
                </Link>
              )}
            />
          ))}
        {deposits.isAllowed && (
          <QueueCard
            title={t('deposits')}
            count={deposits.data?.waiting}
            oldest={deposits.oldest}
            watched={!mayDecideDeposits}
            fault={deposits.error}
            onRetry={() => void deposits.refetch()}
            link={(text) => <Link to="/console/deposits">{text}</Link>}
          />
        )}
        {proposals.isAllowed && (
          <QueueCard
            title={t('proposals')}
            count={proposals.data?.proposals.length}
            more={proposals.data?.next != null}
            oldest={proposals.oldest}
            watched={!proposals.mayDecide}
            fault={proposals.error}
            onRetry={() => void proposals.refetch()}
            link={(text) => <Link to="/console/proposals">{text}</Link>}
          />
        )}
        <TradingCards />
      </div>
      {day.isAllowed && <MoneyCard day={day} />}
      <div className={styles['news']}>
        {day.data && <HealthCard day={day.data} />}
        {acts.isAllowed && <LatestActs acts={acts} />}
      </div>
      {![withdrawals, deposits, proposals, acts, day].some(({ isAllowed }) => isAllowed) && !maySports && (
        <Typography.Text type="secondary">{t('nothing')}</Typography.Text>
      )}
    </PageFrame>
  );
}
