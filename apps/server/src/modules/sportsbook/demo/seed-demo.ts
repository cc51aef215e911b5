import {
  fitGoalModel,
  seededRandom,
  simulateMatch,
  type ExpectedGoals,
  type PastResult,
} from '@fairway/betting';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { insertCompetition, insertTeams, updateModel } from '../catalogue/catalogue-store.ts';
import { coloursOf } from '../catalogue/team-colours.ts';
import { demoLeagues, type DemoLeague } from './demo-leagues.ts';
import { demoTeamKey } from './keep-demo-running.ts';
import { seedDemoBets } from './seed-demo-bets.ts';

/** Rounds of the season that lies behind each demo league, from which its prices are fitted. */
const pastRounds = 2;

/** Writes the demo leagues with their teams and a goal model fitted to a simulated past season; then their matches and the demo members' bets. */
export async function seedDemo(app: Platform): Promise<void> {
  for (const league of demoLeagues) await seedLeague(app, league);
  await seedDemoBets(app);
}

async function seedLeague(app: Platform, league: DemoLeague): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const competition = await insertCompetition(tx, {
      key: league.key,
      name_zh: league.zh,
      name_en: league.en,
      season: '',
      position: league.position,
      time_zone: app.config.siteTimeZone,
      neutral: false,
      simulated: true,
      sport: league.bestOf === undefined ? 'football' : 'esports',
      created_at: app.clock.now(),
    });
    const { idOf } = await insertTeams(
      tx,
      league.teams.map(([zh, en]) => {
        const colours = coloursOf(en);
        return {
          key: demoTeamKey(en),
          name_zh: zh,
          name_en: en,
          code: null,
          colour_first: colours.first,
          colour_second: colours.second,
        };
      }),
    );
    // A series is priced by the places of its sides.
    if (league.bestOf !== undefined) return;
    const ids = league.teams.map(([, en]) => String(idOf.get(demoTeamKey(en))));
    await updateModel(tx, competition.id, fitGoalModel(pastSeason(league, ids)));
  });
}

/** Everybody against everybody, played by strengths that fall from the first team to the last. */
function pastSeason(league: DemoLeague, ids: readonly string[]): PastResult[] {
  const random = seededRandom(league.key);
  const strength = ids.map((_, place) => 1.25 - (0.5 * place) / (ids.length - 1) + (random() - 0.5) * 0.1);
  const results: PastResult[] = [];
  for (let round = 0; round < pastRounds; round += 1) {
    ids.forEach((home, host) =>
      ids.forEach((away, guest) => {
        if (host === guest) return;
        const ratio = (strength[host] ?? 1) / (strength[guest] ?? 1);
        const expected: ExpectedGoals = {
          home: 1.5 * ratio,
          away: 1.15 / ratio,
          firstHalfShare: 0.45,
          lowScores: -0.05,
        };
        const { fullTime, halfTime } = simulateMatch(
          expected,
          `${league.key}:past:${round}:${host}:${guest}`,
        );
        results.push({ home, away, fullTime, halfTime, daysAgo: 20 + (results.length % 200) });
      }),
    );
  }
  return results;
}
