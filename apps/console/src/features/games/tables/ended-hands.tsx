import type { EndedHand } from '@fairway/contract/tables/operator-schemas.ts';
import type { MemberTable } from '@fairway/contract/tables/schemas.ts';
import { Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../lib/components/amount.tsx';
import { ListTable } from '../../../lib/components/list-table.tsx';
import { Moment } from '../../../lib/components/time.tsx';
import { useEndedHands } from '../use-games.ts';
import { HandReplay } from './hand-replay.tsx';

/** Hands of a table that ended, newest first; each opens to everything that was done in it. */
export function EndedHands({ table }: { table: MemberTable }) {
  const { t } = useTranslation('games');
  const list = useEndedHands(table.table);
  const title = t('tables.ended', { name: table.name });
  return (
    <Flex vertical gap={12}>
      <Typography.Title level={4}>{title}</Typography.Title>
      <ListTable<EndedHand>
        list={list}
        rows={list.pages.flatMap((page) => page.hands)}
        rowKey={({ number }) => String(number)}
        empty={{ title: t('tables.noHands'), text: t('tables.noHandsHint') }}
        label={title}
        expandable={{ expandedRowRender: (hand) => <HandReplay hand={hand} currency={table.currency} /> }}
        columns={[
          {
            title: t('tables.number'),
            key: 'number',
            className: 'figures',
            render: (_, { number }) => number,
          },
          {
            title: t('tables.billNo'),
            key: 'billNo',
            className: 'figures',
            render: (_, { billNo }) => billNo,
          },
          { title: t('tables.endedAt'), key: 'endedAt', render: (_, { endedAt }) => <Moment at={endedAt} /> },
          {
            title: t('tables.players'),
            key: 'players',
            render: (_, { seats }) => seats.map(({ memberName }) => memberName).join('、'),
          },
          {
            title: t('tables.handRake'),
            key: 'rake',
            align: 'end',
            render: (_, { rake }) => <Amount amount={rake} currency={table.currency} />,
          },
        ]}
      />
    </Flex>
  );
}
