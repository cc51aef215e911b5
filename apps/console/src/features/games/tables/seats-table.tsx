import type { WatchedTable } from '@fairway/contract/tables/operator-schemas.ts';
import type { Currency } from '@fairway/money';
import { Link } from '@tanstack/react-router';
import { Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../lib/components/amount.tsx';
import { Moment } from '../../../lib/components/time.tsx';

/** Who sits at a table with how much, and since when. */
export function SeatsTable({ seats, currency }: { seats: WatchedTable['seats']; currency: Currency }) {
  const { t } = useTranslation('games');
  return (
    <Table<WatchedTable['seats'][number]>
      size="small"
      dataSource={seats}
      rowKey={({ seat }) => seat}
      pagination={false}
      columns={[
        { title: t('tables.seat'), key: 'seat', className: 'figures', render: (_, { seat }) => seat },
        {
          title: t('tables.member'),
          key: 'member',
          render: (_, { memberId, memberName }) => (
            <Link to="/console/members/$memberId" params={{ memberId }}>
              {memberName}
            </Link>
          ),
        },
        {
          title: t('tables.stack'),
          key: 'stack',
          align: 'end',
          render: (_, { stack }) => <Amount amount={stack} currency={currency} />,
        },
        {
          title: t('tables.sitting'),
          key: 'state',
          render: (_, { state }) => t(`tables.sittingState.${state}`),
        },
        { title: t('tables.sat'), key: 'since', render: (_, { since }) => <Moment at={since} /> },
      ]}
    />
  );
}
