import { z } from 'zod';
import { shardOf } from '#modules/ledger';
import type { ProposalKind } from '#modules/operators';
import { addJob } from '#platform/jobs/add-job.ts';
import { AppError } from '#platform/errors.ts';
import { settleFixtureJob, settlementQueue } from '../../settlement/settle-fixture.job.ts';
import type { BetRow } from '../../tables.ts';
import { holdBet, insertOperatorVoids, type NamedBet } from './void-bet-store.ts';

/** The version of a bet: another settlement in between voids the proposal. */
export function versionOf({ status, settlement_count: count }: BetRow): string {
  return `${status}/${count}`;
}

/** A bet whose stake can be given back: accepted, or settled by a result. */
export function isVoidable({ status }: BetRow): boolean {
  return status === 'accepted' || status === 'settled';
}

/** A proposal names its bet by its member, who determines the shard, and its id. */
export const objectIdOf = ({ member_id, id }: BetRow): string => `${member_id}/${id}`;

function namedBet(objectId: string): NamedBet {
  const [memberId = '', id = ''] = objectId.split('/');
  return { shard: shardOf(memberId), id };
}

const payload = z.object({ after: z.record(z.string(), z.unknown()) });

/**
 * An operator proposes to void a bet, another approves: every leg is void, and the settlement gives the stake back, or settles
 * again what was paid, as it does for any void leg.
 */
export const betVoidProposal: ProposalKind = {
  name: 'sportsbook.void',
  rights: { read: 'sportsbook.read', propose: 'sportsbook.settle', decide: 'sportsbook.approve' },
  objectKind: 'bet',
  after: (stored) => payload.parse(stored).after,
  async lockVersion(tx, objectId) {
    const held = await holdBet(tx, namedBet(objectId));
    return held ? versionOf(held.bet) : '';
  },
  async carryOut(tx, app, call, row) {
    const named = namedBet(row.object_id);
    const held = await holdBet(tx, named);
    if (!held || !isVoidable(held.bet)) throw new AppError('approvalVoided');
    const detail = `${row.maker_name}, ${call.operator.name}: ${row.reason}`;
    await insertOperatorVoids(tx, named, { detail, at: app.clock.now() });
    for (const fixtureId of held.fixtureIds)
      await addJob(
        tx,
        settleFixtureJob,
        { fixtureId: String(fixtureId) },
        { key: `sportsbook:void:${named.id}:${fixtureId}`, queue: settlementQueue(fixtureId) },
      );
  },
};
