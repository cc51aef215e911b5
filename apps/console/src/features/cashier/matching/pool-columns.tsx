import type { PoolOrder } from '@fairway/contract/matching/schemas.ts';
import { Link } from '@tanstack/react-router';
import type { ColumnsType } from 'antd/es/table';
import type { TFunction } from 'i18next';
import { Amount } from '../../../lib/components/amount.tsx';
import { Ago } from '../../../lib/components/time.tsx';
import { Deadline } from './deadline.tsx';

/** One line an order of the pool: whose, how much of it is open, since when and until when it waits. */
export function poolColumns(t: TFunction<'matching'>, isSplit: boolean): ColumnsType<PoolOrder> {
  return [
    { title: t('bill'), key: 'bill', render: (_, { billNo }) => billNo },
    {
      title: t('member'),
      key: 'member',
      render: (_, { member }) => (
        <Link to="/console/members/$memberId" params={{ memberId: member.id }}>
          {member.name}
        </Link>
      ),
    },
    {
      title: t('amount'),
      key: 'amount',
      align: 'end',
      render: (_, { amount }) => <Amount amount={amount} currency="CNY" />,
    },
    ...(isSplit
      ? ([
          {
            title: t('rest'),
            key: 'rest',
            align: 'end',
            render: (_, { rest }) => <Amount amount={rest} currency="CNY" strong />,
          },
          { title: t('partCount'), key: 'parts', align: 'end', render: (_, { parts }) => parts },
        ] satisfies ColumnsType<PoolOrder>)
      : []),
    { title: t('entered'), key: 'entered', render: (_, { enteredAt }) => <Ago at={enteredAt} /> },
    { title: t('waitUntil'), key: 'wait', render: (_, { waitUntil }) => <Deadline at={waitUntil} /> },
  ];
}
