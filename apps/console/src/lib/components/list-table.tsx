import { EmptyState, type EmptyStateProps } from '@fairway/ui/components/state/empty-state.tsx';
import { Button, Card, Flex, Skeleton, Table, type TableProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { FaultNotice } from './fault-notice.tsx';

/** What `usePages` knows, as far as a list shows it. */
interface ListState {
  isPending: boolean;
  error: unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isPlaceholderData: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

/** What fills an empty place of the console. */
export type EmptyStateText = Pick<EmptyStateProps, 'title' | 'action'> &
  Required<Pick<EmptyStateProps, 'text'>>;

interface ListTableProps<Row extends object> extends Pick<
  TableProps<Row>,
  'columns' | 'onRow' | 'rowClassName' | 'expandable'
> {
  list: ListState;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Said when the list is empty: why it is, and how it fills or what to do next. */
  empty: EmptyStateText;
  /** Read to those who cannot see the table. */
  label: string;
}

/** A list of the console in its four states: loading, failed, empty, full, with further pages on demand. */
export function ListTable<Row extends object>({
  list,
  rows,
  rowKey,
  empty,
  label,
  ...table
}: ListTableProps<Row>) {
  const { t } = useTranslation('shell');
  if (list.isPending) {
    return (
      <Card aria-busy="true">
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      </Card>
    );
  }
  if (list.error && rows.length === 0)
    return <FaultNotice fault={list.error} onRetry={() => list.refetch()} />;
  return (
    <Flex vertical gap={12} component="section" aria-label={label}>
      {Boolean(list.error) && <FaultNotice fault={list.error} onRetry={() => list.refetch()} />}
      <Table<Row>
        size="middle"
        dataSource={rows}
        rowKey={rowKey}
        pagination={false}
        loading={list.isPlaceholderData}
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: <EmptyState {...empty} /> }}
        {...table}
      />
      {list.hasNextPage ? (
        <Button
          onClick={() => list.fetchNextPage()}
          loading={list.isFetchingNextPage}
          style={{ alignSelf: 'center' }}
        >
          {t('list.more')}
        </Button>
      ) : null}
    </Flex>
  );
}
