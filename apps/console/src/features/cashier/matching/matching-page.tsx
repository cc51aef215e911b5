import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Card, Flex, Skeleton, Statistic, Table } from 'antd';
import type { ColumnsType } from 'antd/es/table';
import { displayMoney, parseMoney } from '@fairway/money';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { EmptyStateText } from '../../../lib/components/list-table.tsx';
import { FaultNotice } from '../../../lib/components/fault-notice.tsx';
import { PageFrame } from '../../../lib/components/page-frame.tsx';
import { usePermission } from '../../../lib/permissions.ts';
import { FreezeButton } from './freeze-button.tsx';
import { partColumns } from './part-columns.tsx';
import { poolColumns } from './pool-columns.tsx';
import { useMatchingBoard } from './use-matching.ts';
import styles from './matching-page.module.css';

type Board = NonNullable<ReturnType<typeof useMatchingBoard>['data']>;

/** Both sides of the pool, oldest first, and every open part with its next deadline. */
export function MatchingPage() {
  const { t } = useTranslation('matching');
  const { data, error, refetch } = useMatchingBoard();
  return (
    <PageFrame title={t('title')} lead={t('lead')}>
      {error && <FaultNotice fault={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Card aria-busy="true">
          <Skeleton active paragraph={{ rows: 12 }} />
        </Card>
      )}
      {data && <BoardView board={data} />}
    </PageFrame>
  );
}

function BoardView({ board }: { board: Board }) {
  const { t } = useTranslation('matching');
  const mayDecide = usePermission('matching.decide');
  const median = board.medianSeconds === null ? '—' : t('seconds', { count: board.medianSeconds });
  return (
    <Flex vertical gap={16}>
      <div className={styles.figures}>
        <Figure title={t('day')} value={String(board.matched)} />
        <Figure title={t('dayAmount')} value={displayMoney(parseMoney(board.matchedAmount, 'CNY'))} />
        <Figure title={t('median')} value={median} />
        <Link to="/console/appeals">
          <Figure title={t('openAppeals')} value={String(board.appeals)} />
        </Link>
      </div>
      <Part
        title={t('parts')}
        empty={{ title: t('empty.parts'), text: t('emptyHint.parts') }}
        rows={board.parts}
        rowKey={({ partNo }) => partNo}
        columns={[
          ...partColumns(t),
          ...(mayDecide
            ? [
                {
                  title: t('act'),
                  key: 'act',
                  render: (_: unknown, part: Board['parts'][number]) =>
                    isStopped(part) ? t('stopped') : <FreezeButton partNo={part.partNo} />,
                },
              ]
            : []),
        ]}
      />
      <Flex gap={16} wrap align="start">
        {(['withdrawals', 'deposits'] as const).map((side) => (
          <Part
            key={side}
            title={t(side)}
            empty={{ title: t(`empty.${side}`), text: t(`emptyHint.${side}`) }}
            rows={board[side]}
            rowKey={({ billNo }) => billNo}
            columns={poolColumns(t, side === 'withdrawals')}
          />
        ))}
      </Flex>
    </Flex>
  );
}

const isStopped = ({ appeal }: Board['parts'][number]) =>
  appeal?.statements.some(({ side }) => side === 'staff') ?? false;

function Figure({ title, value }: { title: string; value: string }) {
  return (
    <Card size="small">
      <Statistic title={title} value={value} />
    </Card>
  );
}

function Part<Row extends object>(props: {
  title: string;
  empty: EmptyStateText;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: ColumnsType<Row>;
}) {
  return (
    <Card title={`${props.title} ${props.rows.length}`} size="small" style={{ flex: 1, minWidth: 620 }}>
      <Table<Row>
        size="small"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={props.rows}
        rowKey={props.rowKey}
        columns={props.columns}
        aria-label={props.title}
        locale={{ emptyText: <EmptyState {...props.empty} /> }}
      />
    </Card>
  );
}
