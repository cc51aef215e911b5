import { expectedGoals, fitGoalModel, type GoalModel, type PastResult } from '@fairway/betting';
import type { Db, Tx } from '#platform/db/database.ts';
import type { CompetitionRow, FixtureRow } from '../tables.ts';
import type { Outset } from './price-board.ts';
import { selectPlayedMatches } from './pricing-store.ts';

const noResults: GoalModel = fitGoalModel([]);

/** Goals expected of both sides by the competition's model; an average match where nothing is known yet, and a series of even sides. */
export function expectedOf(
  competition: Pick<CompetitionRow, 'model' | 'neutral'>,
  fixture: Pick<FixtureRow, 'home_team' | 'away_team' | 'neutral' | 'best_of'>,
): Outset {
  if (fixture.best_of !== null) return { bestOf: fixture.best_of, round: 0.5 };
  const model = competition.model ?? noResults;
  const neutral = competition.neutral || fixture.neutral;
  return expectedGoals(model, String(fixture.home_team), String(fixture.away_team), neutral);
}

/** Fits the goal model to the results that a competition had before an instant, the last 760 days of them. */
export async function fitCompetition(db: Db | Tx, competitionId: bigint, at: Date): Promise<GoalModel> {
  const rows = await selectPlayedMatches(db, competitionId, at);
  const latest = rows[0]?.starts_at ?? at;
  const results = rows.map((row): PastResult => ({
    home: String(row.home_team),
    away: String(row.away_team),
    fullTime: { home: row.home_goals, away: row.away_goals },
    halfTime:
      row.half_home === null || row.half_away === null ? null : { home: row.half_home, away: row.half_away },
    // From the latest result on: a season that lies back is as fresh as it was at its end.
    daysAgo: (latest.getTime() - row.starts_at.getTime()) / 86_400_000,
    neutral: row.neutral,
  }));
  return fitGoalModel(results);
}
