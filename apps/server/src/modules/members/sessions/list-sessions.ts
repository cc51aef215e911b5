import type { membersEndpoints } from '@fairway/contract/members/endpoints.ts';
import type { membersSchemas } from '@fairway/contract/members/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { listOpenSessions } from './sessions-store.ts';

/** Where this account is signed in, newest first, at most 50. */
export const listSessions: Operation<
  (typeof membersEndpoints)['listSessions'],
  (typeof membersSchemas)['listSessions']
> = async (app, call) => {
  const rows = await listOpenSessions(app.db, call.member.memberId, app.clock.now());
  const sessions = rows.map((row) => ({
    id: row.id,
    device: row.user_agent,
    address: row.address,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    current: row.id === call.member.sessionId,
  }));
  return { sessions };
};
