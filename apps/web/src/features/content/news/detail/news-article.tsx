import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../../lib/format-time.ts';
import { textOf } from '../../../../lib/site/site-config.ts';
import type { NewsDetail } from '../../api/use-news.ts';
import { RichText } from '../../rich-text/rich-text.tsx';
import { NewsFacts } from '../news-facts.tsx';
import { NewsPicture } from '../news-picture.tsx';
import styles from './news-detail-page.module.css';

/** Title, who wrote it and when, its picture and its text; a correction stands above the text. */
export function NewsArticle({ news }: { news: NewsDetail }) {
  const { t } = useTranslation('news');
  const { title, summary, picture, text, author, automatic, correction, publishedAt, changedAt } = news;
  return (
    <>
      <h1>{textOf(title)}</h1>
      <p className={styles.by}>
        {!automatic && <span>{t('by', { author: textOf(author) })}</span>}
        <NewsFacts news={news} />
      </p>
      {correction && <Notice tone="info">{textOf(correction)}</Notice>}
      {!automatic && <p className={styles.summary}>{textOf(summary)}</p>}
      <div className={styles.picture}>
        <NewsPicture picture={picture} large />
      </div>
      <RichText text={textOf(text)} />
      {automatic && <p className={styles.note}>{t('automaticNote')}</p>}
      <p className={styles.note}>
        {t('published', { time: formatTime(publishedAt, 'exact') })}
        {changedAt !== publishedAt && ` · ${t('changed', { time: formatTime(changedAt, 'exact') })}`}
      </p>
    </>
  );
}
