import type { Platform } from '#platform/platform.ts';
import type { PublishedHead } from '../../published/document-head.ts';
import { isNewsPublic } from '../entrance/news-entrance.ts';
import { cardPath, newsPath } from '../news-paths.ts';
import { findNews } from './find-news.ts';

/** What the page of one article or report says of itself; nothing while the entrance is not open to everybody. */
export async function newsHead(app: Platform, newsId: string): Promise<PublishedHead | undefined> {
  const isKey = /^[a-z0-9][a-z0-9-]{0,31}$/.test(newsId);
  const found = isKey && (await isNewsPublic(app)) ? await findNews(app, newsId) : undefined;
  if (!found) return undefined;
  const { entry, author, changedAt } = found;
  return {
    title: entry.title.zh,
    description: entry.summary.zh,
    canonical: newsPath(newsId),
    article: {
      headline: entry.title.zh,
      picture: `${cardPath}${newsId}.png`,
      author: author.zh,
      automatic: entry.automatic,
      publishedAt: entry.publishedAt.toISOString(),
      changedAt: changedAt.toISOString(),
    },
  };
}
