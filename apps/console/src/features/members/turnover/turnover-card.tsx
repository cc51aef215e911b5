import type { TurnoverBucket } from '@fairway/contract/turnover/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { Card, Flex, Skeleton, Table, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { Amount } from '../../../lib/components/amount.tsx';
import { FaultNotice } from '../../../lib/components/fault-notice.tsx';
import { StatusTag } from '../../../lib/components/status-tag.tsx';
import { Moment } from '../../../lib/components/time.tsx';

type Row = TurnoverBucket & { currency: 'CNY' | 'USDT' };

/** What a member must still play, bucket by bucket, with the last ones that are done or whose wallet was played empty. */
export function TurnoverCard({ memberId }: { memberId: string }) {
  const { t } = useTranslation('members');
  const { data, error, refetch } = useQuery({
    queryKey: ['turnover', 'member', memberId],
    queryFn: () => api.getMemberTurnover({ memberId }),
  });
  if (error && !data) return <FaultNotice fault={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Card aria-busy="true">
        <Skeleton active paragraph={{ rows: 3 }} />
      </Card>
    );
  const rows = data.wallets.flatMap(({ currency, buckets }): Row[] =>
    buckets.map((bucket) => ({ ...bucket, currency })),
  );
  return (
    <Card
      title={t('turnover.title')}
      extra={
        <Flex gap={16}>
          {data.wallets.map(({ currency, outstanding }) => (
            <span key={currency}>
              <Typography.Text type="secondary">{t('turnover.outstanding')}</Typography.Text>{' '}
              <Amount amount={outstanding} currency={currency} strong />
            </span>
          ))}
        </Flex>
      }
    >
      <Table<Row>
        size="middle"
        rowKey="id"
        pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
        dataSource={rows}
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: t('turnover.none') }}
        aria-label={t('turnover.title')}
        columns={[
          {
            title: t('turnover.source'),
            key: 'source',
            render: (_, { source }) => t(`turnover.sources.${source}`),
          },
          { title: t('turnover.reference'), dataIndex: 'reference' },
          {
            title: t('turnover.openedAt'),
            key: 'openedAt',
            render: (_, { openedAt }) => <Moment at={openedAt} />,
          },
          {
            title: t('turnover.required'),
            key: 'required',
            align: 'end',
            render: (_, { base, multiplier, required, currency }) => (
              <>
                <Typography.Text type="secondary">
                  <Amount amount={base} currency={currency} /> × {multiplier} ={' '}
                </Typography.Text>
                <Amount amount={required} currency={currency} />
              </>
            ),
          },
          {
            title: t('turnover.used'),
            key: 'used',
            align: 'end',
            render: (_, { used, currency }) => <Amount amount={used} currency={currency} />,
          },
          {
            title: t('turnover.state'),
            key: 'state',
            render: (_, bucket) => <BucketState bucket={bucket} />,
          },
        ]}
      />
    </Card>
  );
}

function BucketState({ bucket }: { bucket: Row }) {
  const { t } = useTranslation('members');
  if (bucket.emptiedAt !== null)
    return (
      <Flex gap={8} align="center">
        <StatusTag tone="ended">{t('turnover.emptied')}</StatusTag>
        <Moment at={bucket.emptiedAt} />
      </Flex>
    );
  if (bucket.used === bucket.required) return <StatusTag tone="good">{t('turnover.done')}</StatusTag>;
  return (
    <Flex gap={8} align="center">
      <StatusTag tone="waiting">{t('turnover.open')}</StatusTag>
      <Amount amount={bucket.outstanding} currency={bucket.currency} />
    </Flex>
  );
}
