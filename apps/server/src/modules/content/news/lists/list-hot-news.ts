import type { newsEndpoints } from '@fairway/contract/content/news/endpoints.ts';
import type { newsSchemas } from '@fairway/contract/content/news/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { hotScore } from '../board/hot-score.ts';
import { newsBoard } from '../board/news-board.ts';
import { byPublication, presentEntry } from '../board/news-entry.ts';
import { requireNews } from '../entrance/news-entrance.ts';

const most = 10;

/** Articles and late reports, hottest first; of those that nobody has read articles before reports, the newest first. Throws `newsClosed`. */
export const listHotNews: Operation<
  (typeof newsEndpoints)['listHotNews'],
  (typeof newsSchemas)['listHotNews']
> = async (app, call) => {
  await requireNews(app, call);

  const now = app.clock.now();
  const { articles, reports, readers } = await newsBoard(app);
  const ranked = [...articles, ...reports]
    .map((entry) => ({ entry, score: hotScore(readers.get(entry.newsId) ?? 0, entry.publishedAt, now) }))
    .toSorted(
      (left, right) =>
        right.score - left.score ||
        Number(left.entry.automatic) - Number(right.entry.automatic) ||
        byPublication(left.entry, right.entry),
    );
  return { news: ranked.slice(0, most).map(({ entry }) => presentEntry(entry, readers)) };
};
