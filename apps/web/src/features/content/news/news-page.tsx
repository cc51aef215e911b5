import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useTopNews } from '../api/use-news.ts';
import { NewsClosed } from './news-closed.tsx';
import { NewsColumnCard } from './news-column.tsx';
import { HotNews, NewsFlashes, RecommendedNews } from './news-sides.tsx';
import { NewsTop } from './news-top.tsx';
import styles from './news-page.module.css';

/** The news: what editors placed at the top, the two columns, and beside them short, most read and recommended news. */
export function NewsPage() {
  const { t } = useTranslation('news');
  const { column = 'sports' } = useSearch({ from: '/shell/app/news' });
  const navigate = useNavigate();
  const { error } = useTopNews();
  if (error instanceof ApiError && error.error === 'newsClosed') return <NewsClosed />;
  return (
    <div className={styles.page}>
      <div className={styles.heading}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </div>
      <NewsTop />
      <div className={styles.body}>
        <NewsColumnCard
          column={column}
          onColumn={(next) => void navigate({ to: '/app/news', search: { column: next }, replace: true })}
        />
        <aside className={styles.aside}>
          <NewsFlashes />
          <HotNews />
          <RecommendedNews />
        </aside>
      </div>
    </div>
  );
}
