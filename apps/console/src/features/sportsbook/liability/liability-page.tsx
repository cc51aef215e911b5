import { Card, Flex, Statistic } from 'antd';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../lib/components/amount.tsx';
import { ListTable } from '../../../lib/components/list-table.tsx';
import { PageFrame } from '../../../lib/components/page-frame.tsx';
import { liabilityColumns } from './liability-columns.tsx';
import { OutcomesTable } from './outcomes-table.tsx';
import { useLiability } from './use-liability.ts';

/** What the house may lose on matches that are not decided, the worst first; a match opens into its markets and outcomes. */
export function LiabilityPage() {
  const { t } = useTranslation('sportsbook');
  const list = useLiability();
  const totals = list.first?.totals;
  return (
    <PageFrame title={t('liability.title')} lead={t('liability.lead')}>
      {totals && (
        <Card>
          <Flex gap={48} wrap>
            <Statistic title={t('liability.fixtures')} value={totals.fixtures} />
            <Statistic
              title={t('fixture.stakes')}
              valueRender={() => <Amount amount={totals.stakes} currency="CNY" />}
            />
            <Statistic
              title={t('liability.worst')}
              valueRender={() => <Amount amount={totals.liability} currency="CNY" />}
            />
          </Flex>
        </Card>
      )}
      <ListTable
        list={list}
        rows={list.pages.flatMap((page) => page.fixtures)}
        rowKey={({ fixture }) => fixture.id}
        columns={liabilityColumns(t)}
        expandable={{ expandedRowRender: (row) => <OutcomesTable row={row} /> }}
        empty={{ title: t('liability.empty'), text: t('liability.emptyHint') }}
        label={t('liability.title')}
      />
    </PageFrame>
  );
}
