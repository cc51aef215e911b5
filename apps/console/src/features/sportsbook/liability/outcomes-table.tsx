import { Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../lib/components/amount.tsx';
import { lineText } from '../fixture/line-text.ts';
import { LimitShare } from './limit-share.tsx';
import type { Liability } from './use-liability.ts';

/** Each outcome of a match that bets are open on, the worst market first. */
export function OutcomesTable({ row }: { row: Liability }) {
  const { t } = useTranslation('sportsbook');
  const outcomes = row.markets.flatMap(({ code, line, outcomes: listed }) =>
    listed.map((outcome) => ({ code, line, ...outcome })),
  );
  return (
    <Table<(typeof outcomes)[number]>
      size="small"
      rowKey="selectionId"
      pagination={false}
      dataSource={outcomes}
      columns={[
        { title: t('market.name'), key: 'market', render: (_, { code }) => t(`market.codes.${code}`) },
        {
          title: t('market.line'),
          key: 'line',
          className: 'figures',
          render: (_, { line }) => lineText(line),
        },
        {
          title: t('liability.outcome'),
          key: 'outcome',
          render: (_, { selectionId }) => {
            const selection = selectionId.slice(selectionId.lastIndexOf('/') + 1);
            return t(`selection.${selection}`, { defaultValue: selection });
          },
        },
        {
          title: t('fixture.stakes'),
          key: 'stakes',
          align: 'end',
          render: (_, { stakes }) => <Amount amount={stakes} currency="CNY" />,
        },
        {
          title: t('liability.worst'),
          key: 'worst',
          align: 'end',
          render: (_, { liability }) => <Amount amount={liability} currency="CNY" />,
        },
        {
          title: t('liability.ofLimit'),
          key: 'ofLimit',
          render: (_, { liability, limit }) => <LimitShare amount={liability} limit={limit} />,
        },
      ]}
    />
  );
}
