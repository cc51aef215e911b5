import type { SweptNetwork } from '@fairway/contract/chain/sweep-schemas.ts';
import { Alert, Descriptions, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../lib/components/amount.tsx';

/** How much of a network's deposits lies on its addresses, is in flight or failed, and what the signer's day has left. */
export function SweptNetworkFacts({ network }: { network: SweptNetwork }) {
  const { t } = useTranslation('chain');
  const { name, held, open, failed, signer } = network;
  const some = ({ count, total }: SweptNetwork['held'], label: string, isBad = false) => (
    <Flex gap={8}>
      <Amount amount={total} currency="USDT" strong />
      <Typography.Text type={isBad && count > 0 ? 'danger' : 'secondary'}>{label}</Typography.Text>
    </Flex>
  );
  return (
    <Flex vertical gap={8}>
      <Descriptions
        size="small"
        column={5}
        layout="vertical"
        title={`USDT-${name}`}
        items={[
          {
            key: 'held',
            label: t('sweeps.held'),
            children: some(held, t('sweeps.addresses', { count: held.count })),
          },
          {
            key: 'inProgress',
            label: t('sweeps.inProgress'),
            children: some(open, t('sweeps.count', { count: open.count })),
          },
          {
            key: 'failed',
            label: t('sweeps.failed'),
            children: some(failed, t('sweeps.count', { count: failed.count }), true),
          },
          {
            key: 'sweptToday',
            label: t('sweeps.sweptToday'),
            children: signer ? (
              <span>
                <Amount amount={signer.sweptToday} currency="USDT" /> /{' '}
                <Amount amount={signer.day} currency="USDT" />
              </span>
            ) : (
              '—'
            ),
          },
          {
            key: 'fuelToday',
            label: t('sweeps.fuelToday'),
            children: signer ? `${signer.fuelledToday} / ${signer.fuelDay}` : '—',
          },
        ]}
      />
      {!signer && <Alert type="warning" showIcon title={t('sweeps.away')} />}
      {signer && !signer.hasKey && <Alert type="info" showIcon title={t('sweeps.noKey')} />}
    </Flex>
  );
}
