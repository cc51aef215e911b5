import type { newsEndpoints } from '@fairway/contract/content/news/endpoints.ts';
import type { NewsMatch, newsSchemas } from '@fairway/contract/content/news/schemas.ts';
import { selectRunningBreaks } from '#modules/risk';
import { matchCards, teamCards, type MatchCard } from '#modules/sportsbook';
import { AppError } from '#platform/errors.ts';
import type { VisitorCall } from '#platform/http/call.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { countReader } from '../board/count-reader.ts';
import { newsBoard } from '../board/news-board.ts';
import { byPublication, presentEntry, wireTeam, type NewsEntry } from '../board/news-entry.ts';
import { requireNews } from '../entrance/news-entrance.ts';
import { selectFollows } from '../follows/follows-store.ts';
import { findNews } from './find-news.ts';

const mostRelated = 5;

/**
 * One article or report, and counts the caller as its reader. A member on a break sees no odds beside it. Throws `newsClosed`,
 * `contentNotFound`.
 */
export const getNews: Operation<(typeof newsEndpoints)['getNews'], (typeof newsSchemas)['getNews']> = async (
  app,
  call,
  { newsId },
) => {
  await requireNews(app, call);
  const found = await findNews(app, newsId);
  if (!found) throw new AppError('contentNotFound');

  await countReader(app, call, newsId);

  const { entry, text, author, changedAt, correction, fixtures } = found;
  const [board, teams, matches, followed, onBreak] = await Promise.all([
    newsBoard(app),
    teamCards(app, entry.teams),
    matchCards(app, { fixtures, teams: entry.teams }),
    followsOf(app, call),
    isOnBreak(app, call),
  ]);
  return {
    ...presentEntry(entry, board.readers),
    text,
    author,
    changedAt: changedAt.toISOString(),
    correction,
    teams: teams.map((team) => ({ ...wireTeam(team), followed: followed.includes(team.key) })),
    matches: matches.map((match) => presentMatch(match, !onBreak)),
    related: relatedTo(entry, [...board.articles, ...board.reports]).map((each) =>
      presentEntry(each, board.readers),
    ),
  };
};

async function followsOf(app: Platform, { member }: VisitorCall): Promise<string[]> {
  return member ? selectFollows(app.db, member.memberId) : [];
}

async function isOnBreak(app: Platform, { member }: VisitorCall): Promise<boolean> {
  if (!member) return false;
  return (await selectRunningBreaks(app.db, [member.memberId], app.clock.now())).size > 0;
}

/** Of the same teams, then of the same column; what editors wrote before reports, newest first. */
function relatedTo(entry: NewsEntry, all: readonly NewsEntry[]): NewsEntry[] {
  const near = (other: NewsEntry) =>
    (other.teams.some((team) => entry.teams.includes(team)) ? 2 : 0) +
    (other.column === entry.column ? 1 : 0);
  return all
    .filter((other) => other.newsId !== entry.newsId && near(other) > 0)
    .toSorted(
      (left, right) =>
        near(right) - near(left) ||
        Number(left.automatic) - Number(right.automatic) ||
        byPublication(left, right),
    )
    .slice(0, mostRelated);
}

function presentMatch(match: MatchCard, withOdds: boolean): NewsMatch {
  const { fixtureId, competition, status, score, home, away, startsAt, odds } = match;
  return {
    fixtureId,
    competition,
    status,
    score,
    startsAt: startsAt.toISOString(),
    home: wireTeam(home),
    away: wireTeam(away),
    odds: withOdds ? odds : null,
  };
}
