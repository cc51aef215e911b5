import { Link } from '@tanstack/react-router';
import { textOf } from '../../../lib/site/site-config.ts';
import type { NewsItem } from '../api/use-news.ts';
import { NewsFacts } from './news-facts.tsx';
import { NewsPicture } from './news-picture.tsx';
import styles from './news-row.module.css';

/** News in a column: picture at the left, title, summary and facts beside it. */
export function NewsRow({ news }: { news: NewsItem }) {
  return (
    <li>
      <Link to="/app/news/newsDetail/$newsId" params={{ newsId: news.newsId }} className={styles.row}>
        <span className={styles.picture}>
          <NewsPicture picture={news.picture} />
        </span>
        <span className={styles.text}>
          <h3>{textOf(news.title)}</h3>
          <span className={styles.summary}>{textOf(news.summary)}</span>
          <NewsFacts news={news} plain />
        </span>
      </Link>
    </li>
  );
}
