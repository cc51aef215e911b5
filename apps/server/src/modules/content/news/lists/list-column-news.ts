import type { newsEndpoints } from '@fairway/contract/content/news/endpoints.ts';
import { reportPrefix } from '@fairway/contract/content/news/kinds.ts';
import type { newsSchemas } from '@fairway/contract/content/news/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { newsBoard } from '../board/news-board.ts';
import { byPublication, presentEntry, reportEntry, type NewsEntry } from '../board/news-entry.ts';
import { requireNews } from '../entrance/news-entrance.ts';
import { selectLatestReports } from '../reports/reports-store.ts';

const pageSize = 20;

/** Where a page begins: after the news of this id, published then. */
interface Place {
  readonly publishedAt: Date;
  readonly newsId: string;
}

/** One column, newest first, page by page. Throws `newsClosed`. */
export const listColumnNews: Operation<
  (typeof newsEndpoints)['listColumnNews'],
  (typeof newsSchemas)['listColumnNews']
> = async (app, call, { column, cursor }) => {
  await requireNews(app, call);

  const place = cursor === undefined ? undefined : readPlace(cursor);
  const { articles, readers } = await newsBoard(app);
  const reports =
    column === 'live'
      ? await selectLatestReports(app.db, { before: reportsBefore(place), limit: pageSize + 10 })
      : [];
  const entries = [...articles.filter((entry) => entry.column === column), ...reports.map(reportEntry)]
    .filter((entry) => !place || isAfter(entry, place))
    .toSorted(byPublication);

  const page = entries.slice(0, pageSize);
  const last = entries.length > pageSize ? page.at(-1) : undefined;
  return {
    news: page.map((entry) => presentEntry(entry, readers)),
    next: last ? `${last.publishedAt.getTime()}.${last.newsId}` : null,
  };
};

function readPlace(cursor: string): Place {
  const at = cursor.indexOf('.');
  return { publishedAt: new Date(Number(cursor.slice(0, at))), newsId: cursor.slice(at + 1) };
}

function isAfter(entry: NewsEntry, { publishedAt, newsId }: Place): boolean {
  const later = entry.publishedAt.getTime() - publishedAt.getTime();
  return later < 0 || (later === 0 && entry.newsId < newsId);
}

/**
 * From which report on the database is asked: the one after a report, and all up to that instant after an article; the page's own order
 * leaves out what it has had.
 */
function reportsBefore(place: Place | undefined): { at: Date; fixtureId: bigint } | undefined {
  if (!place) return undefined;
  // The clock counts in ms, the column in µs: the millisecond after it is before nothing of it.
  return { at: new Date(place.publishedAt.getTime() + 1), fixtureId: fixtureOf(place.newsId) ?? 0n };
}

/** The match that a report is of. */
export function fixtureOf(newsId: string): bigint | undefined {
  const id = newsId.startsWith(reportPrefix) ? newsId.slice(reportPrefix.length) : '';
  return /^[1-9]\d{0,17}$/.test(id) ? BigInt(id) : undefined;
}
