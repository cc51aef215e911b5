import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Skeleton } from 'antd';
import type { EmptyStateText } from './list-table.tsx';

/** Shown in a table without rows: a skeleton while they load, and only then that there are none. */
export function EmptyRows({ isLoading, ...texts }: EmptyStateText & { isLoading: boolean }) {
  if (!isLoading) return <EmptyState {...texts} />;
  return (
    <div aria-busy="true">
      <Skeleton active title={false} paragraph={{ rows: 4 }} />
    </div>
  );
}
