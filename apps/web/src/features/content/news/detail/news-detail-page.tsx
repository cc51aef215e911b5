import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import { IconChevronLeft } from '@fairway/ui/icons/arrow.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../../lib/faults/fault-panel.tsx';
import { useNews } from '../../api/use-news.ts';
import { NewsClosed } from '../news-closed.tsx';
import { HotNews, NewsCards } from '../news-sides.tsx';
import { NewsArticle } from './news-article.tsx';
import { NewsMatches } from './news-matches.tsx';
import { NewsTeams } from './news-teams.tsx';
import styles from './news-detail-page.module.css';

/** One article or report: its text, and beside it its teams, their matches and what to read next. */
export function NewsDetailPage() {
  const { newsId } = useParams({ from: '/shell/app/news/newsDetail/$newsId' });
  const { t } = useTranslation('news');
  const { data, isPending, isError, error, isFetching, refetch } = useNews(newsId);
  const refusal = error instanceof ApiError ? error.error : undefined;
  if (refusal === 'newsClosed') return <NewsClosed />;
  return (
    <div className={styles.page}>
      <article className={styles.article}>
        <Link to="/app/news" search={data ? { column: data.column } : {}} className={styles.back}>
          <IconChevronLeft size={16} />
          {data ? t(`column.${data.column}`) : t('title')}
        </Link>
        {isPending && (
          <Loading label={t('loading')} className={styles.loading}>
            <Skeleton width="80%" height={44} />
            <Skeleton width={240} height={18} />
            <Skeleton height={360} radius="var(--r-lg)" />
            <Skeleton height={18} />
            <Skeleton height={18} />
            <Skeleton width="60%" height={18} />
          </Loading>
        )}
        {isError && !data && (
          <>
            <h1>{t('title')}</h1>
            <FaultPanel
              plain
              title={t(refusal === 'contentNotFound' ? 'missing' : 'failed')}
              fault={error}
              retry={{ refetch, isFetching }}
            />
          </>
        )}
        {data && <NewsArticle news={data} />}
      </article>
      <aside className={styles.aside}>
        {data && data.teams.length > 0 && <NewsTeams teams={data.teams} />}
        {data && data.matches.length > 0 && <NewsMatches matches={data.matches} />}
        {data && data.related.length > 0 && (
          <section className={styles.side} aria-label={t('related')}>
            <h2>{t('related')}</h2>
            <NewsCards news={data.related} />
          </section>
        )}
        <HotNews />
      </aside>
    </div>
  );
}
