import type { memberClosingEndpoints } from '@fairway/contract/members/closing/endpoints.ts';
import type { memberClosingSchemas } from '@fairway/contract/members/closing/schemas.ts';
import type { z } from 'zod';
import { latestApproval, openApproval, voidApprovals } from '#modules/operators';
import type { Db, Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Operation } from '#platform/http/routes.ts';
import { lockMember, updateStatus } from '../casework/casework-store.ts';
import { closesForTheMember } from './closing-payload.ts';
import { endRequest, findRequest, insertRequest } from './requests-store.ts';

type Endpoints = typeof memberClosingEndpoints;
type Schemas = typeof memberClosingSchemas;
type Own = z.input<Schemas['getClosingRequest']['output']>;

/** The request of the member who calls, whether operators have begun, and when they last stopped without closing the account. */
export const getClosingRequest: Operation<
  Endpoints['getClosingRequest'],
  Schemas['getClosingRequest']
> = async (app, call) => present(app.db, call.member.memberId);

/** Writes that the member asks for the account to be closed. Its status stays: deposits, bets and withdrawals go on until operators begin. */
export const requestClosing: Operation<Endpoints['requestClosing'], Schemas['requestClosing']> = async (
  app,
  call,
  { note },
) =>
  inTransaction(app.db, async (tx) => {
    const { memberId } = call.member;
    await insertRequest(tx, { id: app.ids.uuid(), member_id: memberId, note, created_at: app.clock.now() });
    return present(tx, memberId);
  });

/**
 * Ends the member's request. A closing that operators have proposed because the member wished it is void with it and the account in use
 * again; one for another reason goes on.
 */
export const takeBackClosing: Operation<Endpoints['takeBackClosing'], Schemas['takeBackClosing']> = async (
  app,
  call,
) =>
  inTransaction(app.db, async (tx) => {
    const { memberId } = call.member;
    // The same lock as an approval's: either the account is closed, or nothing of the closing is left.
    const member = await lockMember(tx, memberId);
    if (await endRequest(tx, memberId, 'takenBack', app.clock.now())) {
      const proposal = await openApproval(tx, 'members.close', memberId);
      if (proposal && closesForTheMember(proposal.payload)) {
        await voidApprovals(tx, app, memberId, 'members.close');
        if (member?.status === 'closing') await updateStatus(tx, memberId, 'active');
      }
    }
    return present(tx, memberId);
  });

async function present(db: Db | Tx, memberId: string): Promise<Own> {
  const request = await findRequest(db, memberId);
  if (!request) return { request: null };
  const latest = await latestApproval(db, 'members.close', memberId, request.created_at);
  return {
    request: {
      askedAt: request.created_at.toISOString(),
      underWay: latest?.state === 'pending',
      stoppedAt: latest?.decided_at?.toISOString() ?? null,
    },
  };
}
