import { newsColumns, type NewsColumn } from '@fairway/contract/content/news/kinds.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Tabs } from '@fairway/ui/components/tabs/tabs.tsx';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useColumnNews } from '../api/use-news.ts';
import { NewsRow } from './news-row.tsx';
import styles from './news-page.module.css';

interface NewsColumnProps {
  column: NewsColumn;
  onColumn: (column: NewsColumn) => void;
}

/** The two columns, newest first; the chosen one is in the address. */
export function NewsColumnCard({ column, onColumn }: NewsColumnProps) {
  const { t } = useTranslation('news');
  return (
    <section aria-label={t('columns')} className={styles.card}>
      <Tabs
        label={t('columns')}
        className={styles.tabs}
        value={column}
        onChange={onColumn}
        items={newsColumns.map((value) => ({
          value,
          label: t(`column.${value}`),
          content: value === column ? <Rows column={value} /> : null,
        }))}
      />
    </section>
  );
}

function Rows({ column }: { column: NewsColumn }) {
  const { t } = useTranslation('news');
  const {
    data,
    isPending,
    isError,
    error,
    isFetching,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
  } = useColumnNews(column);
  if (isPending) {
    return (
      <Loading label={t('loading')} className={styles.loading}>
        <Skeleton height={116} />
        <Skeleton height={116} />
        <Skeleton height={116} />
        <Skeleton height={116} />
      </Loading>
    );
  }
  if (isError && !data)
    return <FaultPanel plain title={t('columnFailed')} fault={error} retry={{ refetch, isFetching }} />;
  const news = data.pages.flatMap((page) => page.news);
  if (news.length === 0) return <EmptyState title={t('empty')} text={t('emptyText')} />;
  return (
    <>
      <ul>
        {news.map((each) => (
          <NewsRow key={each.newsId} news={each} />
        ))}
      </ul>
      {hasNextPage && (
        <p className={styles.more}>
          <Button variant="quiet" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        </p>
      )}
    </>
  );
}
