import { requestApproval, voidApprovals } from '#modules/operators';
import type { Tx } from '#platform/db/database.ts';
import type { OperatorCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { selectTeams } from '../catalogue/catalogue-store.ts';
import type { FixtureRow } from '../tables.ts';

interface Asked {
  fixture: FixtureRow;
  payload: object;
  reason: string;
}

/** Has a result or a resettlement wait for a second person, beside the result that counts now. Replaces one that waits. */
export async function proposeSettlement(
  tx: Tx,
  app: Platform,
  call: OperatorCall,
  kind: 'sportsbook.result' | 'sportsbook.resettlement',
  { fixture, payload, reason }: Asked,
): Promise<string> {
  const objectId = String(fixture.id);
  await voidApprovals(tx, app, objectId, kind);
  const teams = await selectTeams(tx, [fixture.home_team, fixture.away_team]);
  const nameOf = (id: bigint) => teams.find((team) => team.id === id)?.name_zh ?? '';
  return requestApproval(tx, app, call, {
    kind,
    objectId,
    objectVersion: String(fixture.result_version),
    payload: { ...payload, match: `${nameOf(fixture.home_team)} – ${nameOf(fixture.away_team)}` },
    before: resultOf(fixture),
    reason,
  });
}

/** The result that counts, as a proposal shows it. */
export function resultOf(fixture: FixtureRow) {
  return {
    status: fixture.status,
    fullTime: scoreLabel(fixture.home_goals, fixture.away_goals),
    halfTime: scoreLabel(fixture.half_home, fixture.half_away),
  };
}

export function scoreLabel(home: number | null, away: number | null): string {
  return home === null || away === null ? '' : `${home}:${away}`;
}
