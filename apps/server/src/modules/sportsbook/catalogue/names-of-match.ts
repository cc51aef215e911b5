import type { Platform } from '#platform/platform.ts';
import { readCatalogue } from './catalogue-memory.ts';

/** The two teams of a match in Chinese, from memory: undefined for one long over, which the page itself names, or for no id at all. */
export async function namesOfMatch(
  app: Platform,
  fixtureId: string,
): Promise<{ home: string; away: string } | undefined> {
  if (!/^\d{1,18}$/.test(fixtureId)) return undefined;
  const { fixtures, teams } = await readCatalogue(app);
  const fixture = fixtures.get(BigInt(fixtureId));
  const home = fixture && teams.get(fixture.home_team);
  const away = fixture && teams.get(fixture.away_team);
  return home && away && { home: home.name_zh, away: away.name_zh };
}
