import type { Platform } from '#platform/platform.ts';
import { isInPlay } from '../markets/may-open.ts';
import { readCatalogue } from './catalogue-memory.ts';
import { teamCard, type TeamCard } from './match-cards.ts';

/** A match in play that a feed covers, by the feed's own number. */
export interface MatchInPlay {
  readonly fixtureId: string;
  readonly feedMatch: string;
  readonly home: TeamCard;
  readonly away: TeamCard;
}

/** The matches in play of which a feed reports, the longest running first, from memory. */
export async function feedMatchesInPlay(app: Platform): Promise<MatchInPlay[]> {
  const { fixtures, teams } = await readCatalogue(app);
  return [...fixtures.values()]
    .filter((row) => isInPlay(row))
    .toSorted((left, right) => left.starts_at.getTime() - right.starts_at.getTime())
    .flatMap(({ id, feed_match, home_team, away_team }) => {
      const [home, away] = [teams.get(home_team), teams.get(away_team)];
      return feed_match !== null && home && away
        ? [{ fixtureId: String(id), feedMatch: feed_match, home: teamCard(home), away: teamCard(away) }]
        : [];
    });
}
