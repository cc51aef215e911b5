import { z } from 'zod';
import type { ProposalKind } from '#modules/operators';
import { selectRunningBreaks, siteInstant } from '#modules/risk';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { OperatorCall } from '#platform/http/call.ts';
import { emit } from '#platform/outbox/emit.ts';
import type { Platform } from '#platform/platform.ts';
import { lockMember } from '../casework/casework-store.ts';
import type { MemberRow } from '../members-store.ts';
import { closingRights } from './closing-proposal.ts';
import { updateReopened } from './closing-store.ts';

const payload = z.object({ memberId: z.string(), name: z.string() });

export type ReopeningPayload = z.output<typeof payload>;

/** Opens a closed account again: its member can log in and use all of it, but for a break that still runs. */
export const memberReopening: ProposalKind = {
  name: 'members.reopen',
  rights: closingRights,
  objectKind: 'member',
  after: (stored) => ({ ...payload.parse(stored), status: 'active', code: null }),
  lockVersion: async (tx, memberId) => String((await lockMember(tx, memberId))?.version ?? ''),
  async carryOut(tx, app, call, row) {
    const { memberId } = payload.parse(row.payload);
    const member = await lockMember(tx, memberId);
    if (member?.status !== 'closed') throw new AppError('approvalVoided');
    await refuseExcluded(tx, app, call, member);

    await updateReopened(tx, memberId);
    await emit(tx, app, 'member.reopened', { memberId, at: (await databaseNow(tx)).toISOString() });
  },
};

/** An account that was closed for self-exclusion stays so while the exclusion runs: `memberStaysExcluded`, `memberExcludedForGood`. */
export async function refuseExcluded(
  tx: Tx,
  app: Platform,
  { language }: OperatorCall,
  { id, closing_code: code }: MemberRow,
): Promise<void> {
  if (code !== 'selfExclusion') return;
  const running = (await selectRunningBreaks(tx, [id], await databaseNow(tx))).get(id);
  if (!running) return;
  if (!running.ends_at) throw new AppError('memberExcludedForGood');
  throw new AppError('memberStaysExcluded', { until: siteInstant(running.ends_at, app, language) });
}
