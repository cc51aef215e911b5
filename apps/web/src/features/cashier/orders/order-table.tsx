import { memberCentrePageSize } from '@fairway/contract/limits/paging.ts';
import { KeysetPager } from '@fairway/ui/components/pagination/keyset-pager.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Table, type Column } from '@fairway/ui/components/table/table.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../parts/fault-panel.tsx';
import styles from './orders.module.css';

export interface OrderTableProps<R> {
  caption: string;
  columns: readonly Column<R>[];
  rowKey: (row: R) => string;
  rows: readonly R[] | undefined;
  /** Cursor of the next page; null on the last. */
  next: string | null | undefined;
  /** Cursors of the pages passed so far; the last one is that of the page shown. */
  cursors: readonly string[];
  onCursors: (cursors: readonly string[]) => void;
  query: { error: unknown; isFetching: boolean; isPlaceholderData: boolean; refetch: () => unknown };
  /** In place of an empty list. */
  empty: { title: string; text: string; action: ReactNode };
}

/** A page of orders with its states: on its way, failed, empty, full. */
export function OrderTable<R>(props: OrderTableProps<R>) {
  const { t } = useTranslation('cashier');
  const { rows, query, cursors, next } = props;
  if (rows === undefined && query.error)
    return <FaultPanel title={t('orders.fault')} fault={query.error} retry={query} plain />;
  if (rows?.length === 0 && cursors.length === 0) return <EmptyState {...props.empty} />;
  return (
    <>
      <Table
        caption={props.caption}
        columns={props.columns}
        rows={rows ?? []}
        rowKey={props.rowKey}
        loadingRows={rows === undefined ? memberCentrePageSize / 2 : 0}
        waiting={query.isPlaceholderData}
      />
      {(cursors.length > 0 || next) && (
        <div className={styles.pager}>
          <KeysetPager
            words={{ nav: t('orders.pages'), newer: t('orders.newer'), older: t('orders.older') }}
            note={t('orders.note', { page: cursors.length + 1, size: memberCentrePageSize })}
            waiting={query.isPlaceholderData}
            onNewer={cursors.length === 0 ? undefined : () => props.onCursors(cursors.slice(0, -1))}
            onOlder={
              next === null || next === undefined ? undefined : () => props.onCursors([...cursors, next])
            }
          />
        </div>
      )}
    </>
  );
}
