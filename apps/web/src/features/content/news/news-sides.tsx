import { IconBolt, IconFire, IconStar } from '@fairway/ui/icons/state.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textOf } from '../../../lib/site/site-config.ts';
import { formatTime } from '../../../lib/format-time.ts';
import { useHotNews, useNewsFlashes, useRecommendedNews, type NewsItem } from '../api/use-news.ts';
import { NewsFacts } from './news-facts.tsx';
import { NewsPicture, TeamCrest } from './news-picture.tsx';
import styles from './news-sides.module.css';

/** The most read, with their places. */
export function HotNews() {
  const { t } = useTranslation('news');
  const { data, isPending } = useHotNews();
  return (
    <Side title={t('hot')} note={t('hotNote')} icon={<IconFire size={18} />} isPending={isPending}>
      <ol className={styles.ranks}>
        {data?.news.map((news, at) => (
          <li key={news.newsId}>
            <Link to="/app/news/newsDetail/$newsId" params={{ newsId: news.newsId }} className={styles.rank}>
              <b data-first={at < 3 || undefined}>{at + 1}</b>
              <span>{textOf(news.title)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </Side>
  );
}

/** News of the teams that the member follows, or what the editors recommend. */
export function RecommendedNews() {
  const { t } = useTranslation('news');
  const { data, isPending } = useRecommendedNews();
  return (
    <Side
      title={t('recommended')}
      note={data && t(data.by === 'teams' ? 'byTeams' : 'byEditors')}
      icon={<IconStar size={18} />}
      isPending={isPending}
    >
      {data && data.follows.length > 0 && (
        <ul className={styles.follows} aria-label={t('follows')}>
          {data.follows.map((team) => (
            <li key={team.team}>
              <TeamCrest team={team} size={20} />
              {textOf(team.name)}
            </li>
          ))}
        </ul>
      )}
      <NewsCards news={data?.news ?? []} />
    </Side>
  );
}

/** A short list of news with small pictures. */
export function NewsCards({ news }: { news: readonly NewsItem[] }) {
  return (
    <ul className={styles.cards}>
      {news.map((each) => (
        <li key={each.newsId}>
          <Link to="/app/news/newsDetail/$newsId" params={{ newsId: each.newsId }} className={styles.small}>
            <span className={styles.picture}>
              <NewsPicture picture={each.picture} />
            </span>
            <span className={styles.text}>
              <b>{textOf(each.title)}</b>
              <NewsFacts news={each} plain />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Short news by the minute. */
export function NewsFlashes() {
  const { t } = useTranslation('news');
  const { data, isPending } = useNewsFlashes();
  if (data?.flashes.length === 0) return null;
  return (
    <Side title={t('flashes')} icon={<IconBolt size={18} />} isPending={isPending}>
      <ol className={styles.flashes} aria-live="polite">
        {data?.flashes.slice(0, 8).map(({ flashId, title, to, publishedAt }) => (
          <li key={flashId}>
            <time dateTime={publishedAt}>{formatTime(publishedAt)}</time>
            {to === '' ? <span>{textOf(title)}</span> : <Link to={to}>{textOf(title)}</Link>}
          </li>
        ))}
      </ol>
    </Side>
  );
}

interface SideProps {
  title: string;
  note?: string | undefined;
  icon: ReactNode;
  isPending: boolean;
  children: ReactNode;
}

function Side({ title, note, icon, isPending, children }: SideProps) {
  const { t } = useTranslation('news');
  return (
    <section className={styles.side} aria-label={title}>
      <h2>
        {icon}
        {title}
        {note && <span>{note}</span>}
      </h2>
      {isPending ? (
        <Loading label={t('loading')} className={styles.loading}>
          <Skeleton height={18} />
          <Skeleton height={18} />
          <Skeleton width="70%" height={18} />
        </Loading>
      ) : (
        children
      )}
    </section>
  );
}
