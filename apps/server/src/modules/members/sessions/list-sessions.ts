import type { membersEndpoints } from '@fairway/contract/members/endpoints.ts';
import type { membersSchemas } from '@fairway/contract/members/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findMember } from '../members-store.ts';
import { findLoginBefore, listOpenSessions } from './sessions-store.ts';

/** Where this account is signed in, newest first, at most 50; the login before this one and the last change of password. */
export const listSessions: Operation<
  (typeof membersEndpoints)['listSessions'],
  (typeof membersSchemas)['listSessions']
> = async (app, call) => {
  const { memberId, sessionId } = call.member;
  const rows = await listOpenSessions(app.db, memberId, app.clock.now());
  const before = await findLoginBefore(app.db, memberId, sessionId);
  const member = await findMember(app.db, memberId);
  return {
    sessions: rows.map((row) => ({
      id: row.id,
      device: row.user_agent,
      address: row.address,
      createdAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      current: row.id === sessionId,
    })),
    lastLogin: before
      ? { device: before.user_agent, address: before.address, at: before.created_at.toISOString() }
      : null,
    passwordChangedAt: member?.password_changed_at?.toISOString() ?? null,
  };
};
