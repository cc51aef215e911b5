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

/** `waits`: a second person has to approve it. `takesTwo`: it stays, and nobody was asked. */
export type Moved = 'moved' | 'waits' | 'takesTwo';

/** Moves a kick-off now, unless that takes two people. The caller holds the match's row. */
export type Move = (tx: Tx, app: Platform, fixture: FixtureRow, kickOff: KickOff) => Promise<Moved>;

/**
 * How a file that an operator hands in moves kick-offs: one that may reopen betting waits for a second person, with the open bets and
 * their stakes as they are now. Writes the kick-off, or the proposal in place of one that waits for another time.
 */
export function moveByOperator(call: OperatorCall, reason: string): Move {
  return async (tx, app, fixture, kickOff) => {
    const moved = await moveAtOnce(tx, app, fixture, kickOff);
    if (moved !== 'takesTwo') return moved;

    const objectId = String(fixture.id);
    await voidApprovals(tx, app, objectId, kickOffProposal.name);
    const { startsAt, timeOpen, putOff } = kickOff;
    const asked = { startsAt: startsAt.toISOString(), timeOpen, putOff };
    await requestApproval(tx, app, call, {
      kind: kickOffProposal.name,
      objectId,
      objectVersion: versionOf(fixture),
      payload: { ...asked, ...(await preview(tx, fixture)) } satisfies KickOffPayload,
      before: { startsAt: fixture.starts_at.toISOString() },
      reason,
    });
    return 'waits';
  };
}

/**
 * How a file that no operator hands in moves kick-offs, such as one of the command line: one that may reopen betting stays. A
 * proposal would need a proposer of its own, and who runs a command could name anybody and then approve it.
 */
export const moveAtOnce: Move = async (tx, app, fixture, kickOff) => {
  if (await mayReopen(tx, fixture, kickOff))
    return (await isAsked(tx, fixture, kickOff)) ? 'waits' : 'takesTwo';
  await voidApprovals(tx, app, String(fixture.id), kickOffProposal.name);
  await moveKickOff(tx, fixture, kickOff);
  return 'moved';
};

/** Whether a proposal for this very kick-off waits already. */
async function isAsked(tx: Tx, fixture: FixtureRow, { startsAt }: KickOff): Promise<boolean> {
  const waiting = await openApproval(tx, kickOffProposal.name, String(fixture.id));
  return (
    waiting?.object_version === versionOf(fixture) &&
    readKickOffPayload(waiting.payload).startsAt === startsAt.toISOString()
  );
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
