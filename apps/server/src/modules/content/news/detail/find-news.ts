import type { Platform } from '#platform/platform.ts';
import type { Live } from '../../published/published-content.ts';
import { publishedContent } from '../../published/published-content.ts';
import { articleEntry, reportEntry, type NewsEntry } from '../board/news-entry.ts';
import { fixtureOf } from '../lists/list-column-news.ts';
import { composeReport } from '../reports/compose-report.ts';
import { selectReports } from '../reports/reports-store.ts';

interface Bilingual {
  readonly zh: string;
  readonly en: string;
}

/** News with its text, an article or a report. */
export interface FoundNews {
  readonly entry: NewsEntry;
  readonly text: Bilingual;
  readonly author: Bilingual;
  readonly changedAt: Date;
  readonly correction: Bilingual | null;
  /** Matches that it is about. */
  readonly fixtures: readonly string[];
}

const nobody: Bilingual = { zh: '自动赛况', en: 'Automatic report' };

/** The article of this key, or the report of this match; undefined for neither. */
export async function findNews(app: Platform, newsId: string): Promise<FoundNews | undefined> {
  const fixture = fixtureOf(newsId);
  if (fixture !== undefined) return findReport(app, fixture);
  const live = (await publishedContent(app)).find('newsArticle', newsId);
  return live && presentArticle(live);
}

/** An article in the shape that it shares with reports. */
export function presentArticle(live: Live<'newsArticle'>): FoundNews {
  const { text, author, correction, fixtures } = live.document;
  return {
    entry: articleEntry(live),
    text,
    author,
    changedAt: live.publishedAt,
    correction,
    fixtures: fixtures.map(({ fixtureId }) => fixtureId),
  };
}

async function findReport(app: Platform, fixture: bigint): Promise<FoundNews | undefined> {
  const versions = await selectReports(app.db, fixture);
  const [newest, before] = versions;
  const first = versions.at(-1);
  if (!newest || !first) return undefined;
  const { text, correction } = composeReport(newest.facts, before?.facts);
  return {
    entry: reportEntry({ ...newest, published_at: first.created_at }),
    text,
    author: nobody,
    changedAt: newest.created_at,
    correction,
    fixtures: [],
  };
}
