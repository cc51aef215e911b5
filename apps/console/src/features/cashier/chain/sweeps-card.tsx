import { Link } from '@tanstack/react-router';
import { Alert, Card, Flex, Skeleton, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { FaultNotice } from '../../../lib/components/fault-notice.tsx';
import { usePermission } from '../../../lib/permissions.ts';
import { SweptNetworkFacts } from './swept-network-facts.tsx';
import { SweepsTable } from './sweeps-table.tsx';
import { useSweeps } from './use-sweeps.ts';

/** What lies on deposit addresses and is gathered into the payout wallet: per network, then sweep by sweep. */
export function SweepsCard() {
  const { t } = useTranslation('chain');
  const maySeeSettings = usePermission('cashier.settings');
  const list = useSweeps();
  const { first, error, refetch } = list;
  if (error && !first) return <FaultNotice fault={error} onRetry={() => void refetch()} />;
  if (!first)
    return (
      <Card aria-busy="true">
        <Skeleton active paragraph={{ rows: 6 }} />
      </Card>
    );
  return (
    <Card
      title={t('sweeps.title')}
      extra={
        <Flex gap={12} align="center">
          <Typography.Text type="secondary">{t('sweeps.min', { amount: first.min })}</Typography.Text>
          {maySeeSettings && <Link to="/console/cashier-settings">{t('sweeps.settings')}</Link>}
        </Flex>
      }
    >
      <Flex vertical gap={16}>
        {!first.on && <Alert type="warning" showIcon title={t('sweeps.off')} />}
        {first.networks.map((network) => (
          <SweptNetworkFacts key={network.code} network={network} />
        ))}
        <SweepsTable list={list} />
      </Flex>
    </Card>
  );
}
