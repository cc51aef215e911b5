import { reportPrefix } from '@fairway/contract/content/news/kinds.ts';
import type { NewsItem, NewsTeam } from '@fairway/contract/content/news/schemas.ts';
import type { TeamCard } from '#modules/sportsbook';
import type { Live } from '../../published/published-content.ts';
import { composeReport } from '../reports/compose-report.ts';
import type { ListedReport } from '../reports/reports-store.ts';

/** News as the lists sort it: an article that an editor wrote, or the report of a match. */
export interface NewsEntry extends Omit<NewsItem, 'publishedAt' | 'readers'> {
  readonly publishedAt: Date;
  /** Keys of its teams. */
  readonly teams: readonly string[];
}

export function articleEntry({ key, document, firstPublishedAt }: Live<'newsArticle'>): NewsEntry {
  const { column, title, summary, art, teams } = document;
  return {
    newsId: key,
    column,
    automatic: false,
    title,
    summary,
    picture: { kind: 'art', art },
    publishedAt: firstPublishedAt,
    teams: teams.map(({ team }) => team),
  };
}

export function reportEntry(row: Pick<ListedReport, 'fixture_id' | 'facts' | 'published_at'>): NewsEntry {
  const { facts } = row;
  const { title, summary } = composeReport(facts);
  return {
    newsId: `${reportPrefix}${row.fixture_id}`,
    column: 'live',
    automatic: true,
    title,
    summary,
    picture: { kind: 'match', home: wireTeam(facts.home), away: wireTeam(facts.away), score: facts.score },
    publishedAt: row.published_at,
    teams: [facts.home.key, facts.away.key],
  };
}

/** A team in the contract's shape. */
export function wireTeam({ key, name, colours }: TeamCard): NewsTeam {
  return { team: key, name, colours };
}

/** News in the contract's shape. */
export function presentEntry(entry: NewsEntry, readers: ReadonlyMap<string, number>): NewsItem {
  const { newsId, column, automatic, title, summary, picture, publishedAt } = entry;
  return {
    newsId,
    column,
    automatic,
    title,
    summary,
    picture,
    publishedAt: publishedAt.toISOString(),
    readers: readers.get(newsId) ?? 0,
  };
}

/** Newest first; of one instant by id, so that a page ends at a place. */
export function byPublication(left: NewsEntry, right: NewsEntry): number {
  return right.publishedAt.getTime() - left.publishedAt.getTime() || (left.newsId < right.newsId ? 1 : -1);
}
