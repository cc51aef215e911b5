import { formatMoney, money } from '@fairway/money';
import { openApproval, requestApproval, voidApprovals } from '#modules/operators';
import type { Tx } from '#platform/db/database.ts';
import type { OperatorCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { selectTeams } from '../../catalogue/catalogue-store.ts';
import type { FixtureRow } from '../../tables.ts';
import { kickOffProposal, readKickOffPayload, versionOf, type KickOffPayload } from './kick-off-proposal.ts';
import { sumOpenBets } from './kick-off-store.ts';
import { mayReopen, moveKickOff, type KickOff } from './move-kick-off.ts';

/** Moves a kick-off now, or has it wait for a second person. The caller holds the match's row. Answers whether it moved. */
export type Move = (tx: Tx, app: Platform, fixture: FixtureRow, kickOff: KickOff) => Promise<boolean>;

/**
 * How a file that an operator hands in moves kick-offs: one that may reopen betting waits for a second person, with the open bets and
 * their stakes as they are now. Writes the kick-off, or the proposal in place of one that waits for another time.
 */
export function moveByOperator(call: OperatorCall, reason: string): Move {
  return async (tx, app, fixture, kickOff) => {
    const objectId = String(fixture.id);
    if (!(await mayReopen(tx, fixture, kickOff))) {
      await voidApprovals(tx, app, objectId, kickOffProposal.name);
      await moveKickOff(tx, fixture, kickOff);
      return true;
    }

    const waiting = await openApproval(tx, kickOffProposal.name, objectId);
    const startsAt = kickOff.startsAt.toISOString();
    const isAsked =
      waiting?.object_version === versionOf(fixture) &&
      readKickOffPayload(waiting.payload).startsAt === startsAt;
    if (isAsked) return false;
    await voidApprovals(tx, app, objectId, kickOffProposal.name);
    const { timeOpen, putOff } = kickOff;
    await requestApproval(tx, app, call, {
      kind: kickOffProposal.name,
      objectId,
      objectVersion: versionOf(fixture),
      payload: { startsAt, timeOpen, putOff, ...(await preview(tx, fixture)) } satisfies KickOffPayload,
      before: { startsAt: fixture.starts_at.toISOString() },
      reason,
    });
    return false;
  };
}

/** The match by name, its open bets and their stakes in each currency. */
async function preview(tx: Tx, fixture: FixtureRow) {
  const teams = await selectTeams(tx, [fixture.home_team, fixture.away_team]);
  const nameOf = (id: bigint) => teams.find((team) => team.id === id)?.name_zh ?? '';
  const sums = await sumOpenBets(tx, fixture.id);
  return {
    match: `${nameOf(fixture.home_team)} – ${nameOf(fixture.away_team)}`,
    bets: sums.reduce((all, { bets }) => all + bets, 0),
    stake: sums.map(({ currency, stake }) => `${formatMoney(money(currency, stake))} ${currency}`),
  };
}
