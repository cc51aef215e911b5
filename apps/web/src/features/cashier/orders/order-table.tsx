import { memberCentrePageSize } from '@fairway/contract/limits/paging.ts';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { KeysetPager } from '@fairway/ui/components/pagination/keyset-pager.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Table, type Column } from '@fairway/ui/components/table/table.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import styles from './orders.module.css';

/** A page as it is asked for: `data` is undefined while it loads, `next` the next one's cursor, null on the last. */
interface PageQuery<Page> {
  data: Page | undefined;
  error: unknown;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

export interface OrderTableProps<R, Page> {
  caption: string;
  columns: readonly Column<R>[];
  /** The page at a cursor; the first without one. */
  usePage: (cursor: string | undefined) => PageQuery<Page>;
  rowsOf: (page: Page) => readonly R[];
  /** In place of an empty list: what to do first, and where. */
  empty: {
    title: string;
    text: string;
    to: '/app/myCenter/deposit' | '/app/myCenter/withdrawals';
    action: string;
  };
}

/** A page of orders with its states: loading, failed, empty, full. */
export function OrderTable<R extends { billNo: string }, Page extends { next: string | null }>({
  caption,
  columns,
  usePage,
  rowsOf,
  empty,
}: OrderTableProps<R, Page>) {
  const { t } = useTranslation('cashier');
  // Cursors of the pages passed so far; the last one is that of the page shown.
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const query = usePage(cursors.at(-1));
  const rows = query.data && rowsOf(query.data);
  const next = query.data?.next;
  if (rows === undefined && query.error)
    return <FaultPanel title={t('orders.fault')} fault={query.error} retry={query} plain />;
  if (rows?.length === 0 && cursors.length === 0)
    return (
      <EmptyState
        title={empty.title}
        text={empty.text}
        action={
          <Link to={empty.to} className={buttonClass({ variant: 'action' })}>
            {empty.action}
          </Link>
        }
      />
    );
  return (
    <>
      <Table
        caption={caption}
        columns={columns}
        rows={rows ?? []}
        rowKey={({ billNo }) => billNo}
        loadingRows={rows === undefined ? memberCentrePageSize / 2 : 0}
        waiting={query.isPlaceholderData}
      />
      {(cursors.length > 0 || next) && (
        <div className={styles.pager}>
          <KeysetPager
            labels={{ nav: t('orders.pages'), newer: t('orders.newer'), older: t('orders.older') }}
            note={t('orders.note', { page: cursors.length + 1, size: memberCentrePageSize })}
            waiting={query.isPlaceholderData}
            onNewer={cursors.length === 0 ? undefined : () => setCursors(cursors.slice(0, -1))}
            onOlder={next === null || next === undefined ? undefined : () => setCursors([...cursors, next])}
          />
        </div>
      )}
    </>
  );
}
