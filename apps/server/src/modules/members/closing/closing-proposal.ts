import type { ProposalKind } from '#modules/operators';
import { excludeMember } from '#modules/risk';
import { databaseNow } from '#platform/db/database-now.ts';
import { emit } from '#platform/outbox/emit.ts';
import { push } from '#platform/outbox/push.ts';
import { lockMember, updateStatus } from '../casework/casework-store.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { closingPayload } from './closing-payload.ts';
import { updateClosed } from './closing-store.ts';
import { nothingLeft, refuseRemains } from './remains.ts';
import { endRequest, findRequest } from './requests-store.ts';

export const closingRights = {
  read: 'members.read',
  propose: 'members.close',
  decide: 'members.close',
} as const;

/**
 * Closes an account of which nothing is left. While it waits an active member is `closing`: money leaves, none comes in. The
 * object is the member, its version the status, so that a freeze or its end voids the proposal.
 */
export const memberClosing: ProposalKind = {
  name: 'members.close',
  rights: closingRights,
  objectKind: 'member',
  after: (stored) => ({ ...closingPayload.parse(stored), status: 'closed', ...nothingLeft }),
  lockVersion: async (tx, memberId) => (await lockMember(tx, memberId))?.status ?? '',
  async carryOut(tx, app, _call, row) {
    const { memberId, code, exclusionMonths: months } = closingPayload.parse(row.payload);
    await refuseRemains(tx, app, memberId);

    const at = await databaseNow(tx);
    await updateClosed(tx, memberId, code, at);
    await endRequest(tx, memberId, 'done', at);
    if (months !== null) await excludeMember(tx, app, memberId, months);
    await endSessions(tx, app, memberId, 'banned');
    await emit(tx, app, 'member.closed', { memberId, code, at: at.toISOString() });
  },
  async drop(tx, app, { object_id: memberId }) {
    const member = await lockMember(tx, memberId);
    if (member?.status === 'closing') await updateStatus(tx, memberId, 'active');
    await push(tx, app, 'memberAccount', { memberId }, { changed: 'closing' });
    // The member's own request waits on, and the member is not left to guess why deposits are possible again.
    if (await findRequest(tx, memberId))
      await emit(tx, app, 'member.closingStopped', { memberId, at: app.clock.now().toISOString() });
  },
};
