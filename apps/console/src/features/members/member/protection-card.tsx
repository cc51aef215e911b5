import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Card, Flex, Skeleton, Table } from 'antd';
import type { LimitKind } from '@fairway/contract/risk/play-limits.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { Amount } from '../../../lib/components/amount.tsx';
import { FaultNotice } from '../../../lib/components/fault-notice.tsx';
import { Moment } from '../../../lib/components/time.tsx';

/** What the member has limited for himself, how much of it is used, and every break. Nobody here changes any of it. */
export function ProtectionCard({ memberId }: { memberId: string }) {
  const { t } = useTranslation('members');
  const { data, error, refetch } = useQuery({
    queryKey: ['members', 'protection', memberId],
    queryFn: () => api.getMemberProtection({ memberId }),
  });
  if (error && !data) return <FaultNotice fault={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Card aria-busy="true">
        <Skeleton active paragraph={{ rows: 8 }} />
      </Card>
    );
  }
  const none = t('protection.none');
  return (
    <Flex vertical gap={16}>
      <Card title={t('protection.limits')} styles={{ body: { padding: 0 } }}>
        <Table
          size="small"
          rowKey={({ kind, period }) => `${kind} ${period}`}
          dataSource={data.protection.limits}
          pagination={false}
          columns={[
            {
              title: t('protection.limit'),
              key: 'limit',
              render: (_, { kind, period }) =>
                `${t(`protection.period.${period}`)}${t(`protection.kind.${kind}`)}`,
            },
            {
              title: t('protection.amount'),
              key: 'amount',
              align: 'right',
              render: (_, { kind, limit }) =>
                limit === null ? none : <LimitAmount kind={kind} amount={limit} />,
            },
            {
              title: t('protection.used'),
              key: 'used',
              align: 'right',
              render: (_, { kind, used }) => <LimitAmount kind={kind} amount={used} />,
            },
            {
              title: t('protection.renews'),
              key: 'renewsAt',
              render: (_, { renewsAt }) => <Moment at={renewsAt} />,
            },
            {
              title: t('protection.pending'),
              key: 'pending',
              render: (_, { kind, pending }) =>
                pending && (
                  <>
                    {pending.limit === null ? none : <LimitAmount kind={kind} amount={pending.limit} />} ·{' '}
                    <Moment at={pending.readyAt} />
                  </>
                ),
            },
          ]}
        />
      </Card>
      <Card title={t('protection.breaks')} styles={{ body: { padding: 0 } }}>
        <Table
          size="small"
          rowKey={({ kind, beginsAt, endsAt }) => `${kind} ${beginsAt} ${endsAt ?? ''}`}
          dataSource={data.breaks}
          pagination={false}
          locale={{
            emptyText: <EmptyState title={t('protection.noBreaks')} text={t('protection.noBreaksHint')} />,
          }}
          columns={[
            {
              title: t('protection.break'),
              key: 'kind',
              render: (_, { kind }) => t(`protection.breakKind.${kind}`),
            },
            {
              title: t('protection.begins'),
              key: 'beginsAt',
              render: (_, { beginsAt }) => <Moment at={beginsAt} />,
            },
            {
              title: t('protection.ends'),
              key: 'endsAt',
              render: (_, { endsAt }) => (endsAt === null ? t('protection.forGood') : <Moment at={endsAt} />),
            },
          ]}
        />
      </Card>
    </Flex>
  );
}

/** What a limit of a kind counts: yuan, or minutes of `time`. */
function LimitAmount({ kind, amount }: { kind: LimitKind; amount: string }) {
  const { t } = useTranslation('members');
  if (kind === 'time') return t('protection.minutes', { count: Number(amount) });
  return <Amount amount={amount} currency="CNY" />;
}
