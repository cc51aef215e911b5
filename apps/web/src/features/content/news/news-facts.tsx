import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { useTranslation } from 'react-i18next';
import { Time } from '../../../lib/time.tsx';
import type { NewsItem } from '../api/use-news.ts';
import styles from './news-facts.module.css';

/** Below a title: the column, when it came, how many have read it; a report says that no person wrote it. */
export function NewsFacts({ news, plain = false }: { news: NewsItem; plain?: boolean }) {
  const { t } = useTranslation('news');
  return (
    <span className={styles.facts}>
      {news.automatic && <Tag tone="azure">{t('automatic')}</Tag>}
      {!plain && <span>{t(`column.${news.column}`)}</span>}
      <Time at={news.publishedAt} />
      {news.readers > 0 && <span>{t('readers', { count: news.readers })}</span>}
    </span>
  );
}
