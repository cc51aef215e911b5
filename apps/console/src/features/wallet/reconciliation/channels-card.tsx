import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import type { Reconciliation } from '@fairway/contract/wallet/operator-schemas.ts';
import { Card, Flex, Table, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../lib/components/amount.tsx';
import { StatusTag } from '../../../lib/components/status-tag.tsx';
import { Ago } from '../../../lib/components/time.tsx';

type Channel = Reconciliation['channels'][number];

/** Each channel and chain: what our book holds there, and when it last reported itself. */
export function ChannelsCard({ channels }: { channels: readonly Channel[] }) {
  const { t } = useTranslation('wallet');
  return (
    <Card title={t('reconciliation.channels')} styles={{ body: { padding: 0 } }}>
      <Table<Channel>
        rowKey="channel"
        size="middle"
        dataSource={channels}
        pagination={false}
        scroll={{ x: 'max-content' }}
        locale={{
          emptyText: (
            <EmptyState title={t('reconciliation.noChannels')} text={t('reconciliation.noChannelsHint')} />
          ),
        }}
        columns={[
          {
            title: t('reconciliation.channel'),
            key: 'channel',
            render: (_, { channel }) => t(`channels.${channel}`, { defaultValue: channel }),
          },
          {
            title: t('reconciliation.held'),
            key: 'held',
            align: 'end',
            render: (_, { held }) => (
              <Flex vertical align="end">
                {held.map(({ currency, booked }) => (
                  <Amount key={currency} amount={booked} currency={currency} />
                ))}
              </Flex>
            ),
          },
          { title: t('reconciliation.lines'), dataIndex: 'lines', align: 'end', className: 'figures' },
          {
            title: t('reconciliation.result'),
            key: 'result',
            render: (_, { fault, open, comparedAt }) =>
              comparedAt === null ? (
                <StatusTag tone="ended">{t('reconciliation.never')}</StatusTag>
              ) : fault !== '' ? (
                <StatusTag tone="stopped">{t('reconciliation.fault')}</StatusTag>
              ) : open > 0 ? (
                <StatusTag tone="waiting">{t('reconciliation.open', { count: open })}</StatusTag>
              ) : (
                <StatusTag tone="good">{t('reconciliation.agrees')}</StatusTag>
              ),
          },
          {
            title: t('reconciliation.comparedAt'),
            key: 'at',
            render: (_, { comparedAt }) =>
              comparedAt === null ? (
                <Typography.Text type="secondary">{t('reconciliation.tonight')}</Typography.Text>
              ) : (
                <Ago at={comparedAt} />
              ),
          },
        ]}
      />
    </Card>
  );
}
