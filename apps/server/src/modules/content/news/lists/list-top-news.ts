import type { newsEndpoints } from '@fairway/contract/content/news/endpoints.ts';
import type { newsSchemas } from '@fairway/contract/content/news/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { newsBoard } from '../board/news-board.ts';
import { articleEntry, presentEntry } from '../board/news-entry.ts';
import { requireNews } from '../entrance/news-entrance.ts';

const most = 6;

/** What editors placed at the top, in their order. Throws `newsClosed`. */
export const listTopNews: Operation<
  (typeof newsEndpoints)['listTopNews'],
  (typeof newsSchemas)['listTopNews']
> = async (app, call) => {
  await requireNews(app, call);

  const { content, readers } = await newsBoard(app);
  const placed = content.all('newsArticle').filter(({ document }) => document.top);
  return { news: placed.slice(0, most).map((live) => presentEntry(articleEntry(live), readers)) };
};
