import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../lib/permissions.ts';
import { QueueCard } from './queue-card.tsx';
import { useAlarmCount, useTransferCount } from './use-queues.ts';

/** What waits for a trader: matches with an alarm, transfers that no venue explains. */
export function TradingCards() {
  const { t } = useTranslation('home');
  const maySettle = usePermission('sportsbook.settle');
  const mayResolve = usePermission('venues.resolve');
  const alarms = useAlarmCount();
  const transfers = useTransferCount();
  return (
    <>
      {alarms.isAllowed && (
        <QueueCard
          title={t('alarms')}
          count={alarms.data?.fixtures.length}
          more={alarms.data?.next != null}
          oldest={alarms.oldest}
          watched={!maySettle}
          fault={alarms.error}
          onRetry={() => void alarms.refetch()}
          link={(text) => (
            <Link to="/console/sports/fixtures" search={{ state: 'alarm' }}>
              {text}
            </Link>
          )}
        />
      )}
      {transfers.isAllowed && (
        <QueueCard
          title={t('transfers')}
          count={transfers.data?.open}
          oldest={transfers.oldest}
          watched={!mayResolve}
          fault={transfers.error}
          onRetry={() => void transfers.refetch()}
          link={(text) => <Link to="/console/venues">{text}</Link>}
        />
      )}
    </>
  );
}
