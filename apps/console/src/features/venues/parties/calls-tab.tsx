import { errorTable, isErrorName } from '@fairway/contract/errors/index.ts';
import type {
  RefusedVenueCalls,
  TakenVenueCall,
  VenueParty,
} from '@fairway/contract/venues/party-schemas.ts';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Link } from '@tanstack/react-router';
import { Card, Flex, Skeleton, Table, Typography, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { FaultNotice } from '../../../lib/components/fault-notice.tsx';
import { Ago } from '../../../lib/components/time.tsx';
import { locale } from '../../../lib/i18n.ts';
import { BookAmount } from '../differences/book-amount.tsx';
import { useVenueCalls } from './use-parties.ts';

/** What was refused to a venue in seven days and why, and the last of its calls that were taken. */
export function CallsTab({ party }: { party: VenueParty }) {
  const { t } = useTranslation('venues');
  const { data, error, refetch } = useVenueCalls(party.channelCode);
  if (error && !data) return <FaultNotice fault={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
  return (
    <Flex vertical gap={16}>
      <Card size="small" title={t('parties.refusals.title')}>
        <Refused refused={data.refused} />
      </Card>
      <Card size="small" title={t('parties.taken.title')}>
        <Taken taken={data.taken} />
      </Card>
    </Flex>
  );
}

function Refused({ refused }: { refused: readonly RefusedVenueCalls[] }) {
  const { t } = useTranslation('venues');
  const columns: TableColumnsType<RefusedVenueCalls> = [
    {
      title: t('parties.refusals.operation'),
      key: 'operation',
      render: (_, { operation }) => (
        <span className="figures">{operation === 'unknown' ? t('parties.refusals.unknown') : operation}</span>
      ),
    },
    {
      title: t('parties.refusals.reason'),
      key: 'reason',
      render: (_, { reason }) => (
        <>
          {reasonText(reason)}
          <br />
          <Typography.Text type="secondary">{reason}</Typography.Text>
        </>
      ),
    },
    { title: t('parties.refusals.count'), dataIndex: 'count', align: 'end' },
    { title: t('parties.refusals.first'), key: 'first', render: (_, { firstAt }) => <Ago at={firstAt} /> },
    { title: t('parties.refusals.last'), key: 'last', render: (_, { lastAt }) => <Ago at={lastAt} /> },
    {
      title: t('parties.refusals.from'),
      key: 'from',
      render: (_, { lastAddress }) => <span className="figures">{lastAddress}</span>,
    },
    {
      title: t('parties.refusals.request'),
      key: 'request',
      render: (_, { lastRequestId }) => (
        <Typography.Text className="figures" copyable>
          {lastRequestId}
        </Typography.Text>
      ),
    },
  ];
  return (
    <Table<RefusedVenueCalls>
      size="small"
      dataSource={refused}
      rowKey={({ operation, reason }) => `${operation}/${reason}`}
      columns={columns}
      pagination={false}
      scroll={{ x: 'max-content' }}
      locale={{
        emptyText: <EmptyState title={t('parties.refusals.none')} text={t('parties.refusals.noneHint')} />,
      }}
    />
  );
}

/** What the reason means, without what only the refused call could fill in. */
function reasonText(reason: string): string {
  return isErrorName(reason) ? errorTable[reason][locale()].replaceAll(/\{\w+\}/g, '…') : reason;
}

function Taken({ taken }: { taken: readonly TakenVenueCall[] }) {
  const { t } = useTranslation('venues');
  const columns: TableColumnsType<TakenVenueCall> = [
    { title: t('parties.taken.at'), key: 'at', render: (_, { at }) => <Ago at={at} /> },
    { title: t('parties.taken.kind'), key: 'kind', render: (_, { kind }) => t(`parties.kinds.${kind}`) },
    {
      title: t('differences.about'),
      key: 'id',
      render: (_, { id }) => <span className="figures">{id}</span>,
    },
    {
      title: t('differences.member'),
      key: 'member',
      render: (_, { memberId }) => (
        <Link to="/console/members/$memberId" params={{ memberId }}>
          {memberId.slice(-8)}
        </Link>
      ),
    },
    {
      title: t('transfers.amount'),
      key: 'amount',
      align: 'end',
      render: (_, { amount, currency }) => <BookAmount amount={amount} currency={currency} />,
    },
    {
      title: t('parties.taken.round'),
      key: 'round',
      render: (_, { round }) => <span className="figures">{round ?? '–'}</span>,
    },
  ];
  return (
    <Table<TakenVenueCall>
      size="small"
      dataSource={taken}
      rowKey={({ id }) => id}
      columns={columns}
      pagination={false}
      scroll={{ x: 'max-content' }}
      locale={{
        emptyText: <EmptyState title={t('parties.taken.none')} text={t('parties.taken.noneHint')} />,
      }}
    />
  );
}
