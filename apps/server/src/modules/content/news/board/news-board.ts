import { addSeconds } from '#platform/clock.ts';
import { defineRemembered } from '#platform/memory/remembered.ts';
import type { Platform } from '#platform/platform.ts';
import { publishedContent, type PublishedContent } from '../../published/published-content.ts';
import { selectLatestReports } from '../reports/reports-store.ts';
import { readersSeconds } from './hot-score.ts';
import { articleEntry, reportEntry, type NewsEntry } from './news-entry.ts';
import { countReaders } from './readers-store.ts';

/** How long readers and reports are believed, in ms: a reader more need not show at once. */
const believedMs = 5_000;
/** Reports of matches that compete for the lists; older ones are reached by their column, page by page. */
const mostReports = 60;

interface Counted {
  readonly readers: ReadonlyMap<string, number>;
  readonly reports: readonly NewsEntry[];
}

const counted = defineRemembered<Platform, Counted>({ name: 'content.news', believedMs }, async (app) => ({
  readers: await countReaders(app.db, addSeconds(app.clock.now(), -readersSeconds)),
  reports: (await selectLatestReports(app.db, { limit: mostReports })).map(reportEntry),
}));

export interface NewsBoard extends Counted {
  readonly content: PublishedContent;
  /** What editors published, in any order. */
  readonly articles: readonly NewsEntry[];
}

/** All news that the lists choose from, from memory. */
export async function newsBoard(app: Platform): Promise<NewsBoard> {
  const [content, { readers, reports }] = await Promise.all([publishedContent(app), counted.read(app)]);
  return { content, readers, reports, articles: content.all('newsArticle').map(articleEntry) };
}

/** After a report in this process: the next reader looks at the database. */
export function forgetNewsBoard(app: Platform): void {
  counted.forget(app);
}
