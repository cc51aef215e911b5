import { depositStatuses } from '@fairway/contract/deposits/statuses.ts';
import { withdrawalStatuses } from '@fairway/contract/withdrawals/statuses.ts';
import { Link } from '@tanstack/react-router';
import { Card, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../lib/components/amount.tsx';
import { ListTable } from '../../../lib/components/list-table.tsx';
import { Moment } from '../../../lib/components/time.tsx';
import { locale } from '../../../lib/i18n.ts';
import { usePermission } from '../../../lib/permissions.ts';
import { TurnoverCard } from '../turnover/turnover-card.tsx';
import { useMemberDeposits, useMemberWithdrawals } from '../api/use-member-orders.ts';

/** Deposits and withdrawals of a member, each leading to its case, and what is still to be played; what a role may not see is left out. */
export function OrdersCard({ memberId }: { memberId: string }) {
  const maySeeDeposits = usePermission('deposits.read');
  const maySeeWithdrawals = usePermission('withdrawals.read');
  return (
    <Flex vertical gap={16}>
      {maySeeDeposits && <Deposits memberId={memberId} />}
      {maySeeWithdrawals && <Withdrawals memberId={memberId} />}
      {maySeeWithdrawals && <TurnoverCard memberId={memberId} />}
    </Flex>
  );
}

function Deposits({ memberId }: { memberId: string }) {
  const { t } = useTranslation('members');
  const list = useMemberDeposits(memberId);
  return (
    <Card title={t('order.deposits')}>
      <ListTable
        list={list}
        rows={list.pages.flatMap((page) => page.orders)}
        rowKey={(order) => order.billNo}
        empty={{ title: t('order.noDeposits'), text: t('order.noDepositsHint') }}
        label={t('order.deposits')}
        columns={[
          {
            title: t('order.number'),
            key: 'billNo',
            render: (_, { billNo }) => (
              <Link to="/console/deposits" search={{ case: billNo }}>
                {billNo}
              </Link>
            ),
          },
          {
            title: t('order.createdAt'),
            key: 'createdAt',
            render: (_, { createdAt }) => <Moment at={createdAt} />,
          },
          { title: t('order.method'), dataIndex: 'payTypeName' },
          {
            title: t('order.asked'),
            key: 'asked',
            align: 'end',
            render: (_, { orderAmount, currency }) => <Amount amount={orderAmount} currency={currency} />,
          },
          {
            title: t('order.credited'),
            key: 'credited',
            align: 'end',
            render: (_, { creditedAmount, currency }) => (
              <Amount amount={creditedAmount} currency={currency} />
            ),
          },
          {
            title: t('status.label'),
            key: 'status',
            render: (_, { status }) => depositStatuses.label(status, locale()),
          },
        ]}
      />
    </Card>
  );
}

function Withdrawals({ memberId }: { memberId: string }) {
  const { t } = useTranslation('members');
  const list = useMemberWithdrawals(memberId);
  return (
    <Card title={t('order.withdrawals')}>
      <ListTable
        list={list}
        rows={list.pages.flatMap((page) => page.records)}
        rowKey={(record) => record.billNo}
        empty={{ title: t('order.noWithdrawals'), text: t('order.noWithdrawalsHint') }}
        label={t('order.withdrawals')}
        columns={[
          {
            title: t('order.number'),
            key: 'billNo',
            render: (_, { billNo }) => (
              <Link to="/console/withdrawals" search={{ case: billNo }}>
                {billNo}
              </Link>
            ),
          },
          {
            title: t('order.createdAt'),
            key: 'createdAt',
            render: (_, { createdAt }) => <Moment at={createdAt} />,
          },
          {
            title: t('order.target'),
            key: 'target',
            render: (_, record) => `${record.bankName} ${record.bankCard}`,
          },
          {
            title: t('order.amount'),
            key: 'amount',
            align: 'end',
            render: (_, { amount, currency }) => <Amount amount={amount} currency={currency} />,
          },
          {
            title: t('status.label'),
            key: 'status',
            render: (_, { status }) => withdrawalStatuses.label(status, locale()),
          },
        ]}
      />
    </Card>
  );
}
