import { addSeconds, type Clock } from '#platform/clock.ts';
import type { Db } from '#platform/db/database.ts';
import type { OperatorsTables } from '../tables.ts';
import { idleSeconds } from './authenticate-operator.ts';

/** Of these console sessions, those that still stand: not ended, not run out, not idle, of nobody who is blocked. */
export async function liveOperatorSessions(db: Db, clock: Clock, ids: string[]): Promise<string[]> {
  const now = clock.now();
  const rows = await db
    .withTables<OperatorsTables>()
    .selectFrom('operators_sessions')
    .innerJoin('operators_accounts', 'operators_accounts.id', 'operators_sessions.operator_id')
    .select('operators_sessions.id')
    .where('operators_sessions.id', 'in', ids)
    .where('operators_sessions.ended_at', 'is', null)
    .where('operators_accounts.blocked', '=', false)
    .where('operators_sessions.expires_at', '>', now)
    .where('operators_sessions.last_seen_at', '>', addSeconds(now, -idleSeconds))
    .execute();
  return rows.map(({ id }) => id);
}
