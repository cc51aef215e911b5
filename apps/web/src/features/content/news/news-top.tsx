import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { textOf } from '../../../lib/site/site-config.ts';
import { useTopNews, type NewsItem } from '../api/use-news.ts';
import { NewsFacts } from './news-facts.tsx';
import { NewsPicture } from './news-picture.tsx';
import styles from './news-top.module.css';

/** What editors placed at the top: the first with its picture behind the title, four smaller ones beside it. */
export function NewsTop() {
  const { t } = useTranslation('news');
  const { data, isPending } = useTopNews();
  if (isPending) {
    return (
      <Loading label={t('loading')} className={styles.top}>
        <Skeleton height={404} radius="var(--r-xl)" />
        <Skeleton height={404} radius="var(--r-xl)" />
      </Loading>
    );
  }
  const [first, ...others] = data?.news ?? [];
  if (!first) return null;
  return (
    <section aria-label={t('top')} className={others.length > 0 ? styles.top : styles.alone}>
      <Link to="/app/news/newsDetail/$newsId" params={{ newsId: first.newsId }} className={styles.lead}>
        <span className={styles.scene}>
          <NewsPicture picture={first.picture} large />
        </span>
        <span className={styles.shade}>
          <h2>{textOf(first.title)}</h2>
          <span className={styles.summary}>{textOf(first.summary)}</span>
          <NewsFacts news={first} />
        </span>
      </Link>
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.slice(0, 4).map((news) => (
            <Card key={news.newsId} news={news} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Card({ news }: { news: NewsItem }) {
  return (
    <li>
      <Link to="/app/news/newsDetail/$newsId" params={{ newsId: news.newsId }} className={styles.card}>
        <span className={styles.picture}>
          <NewsPicture picture={news.picture} />
        </span>
        <span className={styles.text}>
          <h3>{textOf(news.title)}</h3>
          <NewsFacts news={news} plain />
        </span>
      </Link>
    </li>
  );
}
