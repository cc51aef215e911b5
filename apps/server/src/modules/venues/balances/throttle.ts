import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import { addSeconds, type Clock } from '#platform/clock.ts';
import type { Db } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';

/**
 * Lets an act of a member through once in so many milliseconds, whoever else asks at the same moment; a repeat of the same
 * button is let through again. Throws `operationTooFrequent`. Writes one row.
 */
export async function throttle(
  app: { db: Db; clock: Clock },
  by: { memberId: string; act: string; operationId: string; milliseconds: number },
): Promise<void> {
  const now = app.clock.now();
  const passed = await sql`
    insert into venues_throttles (shard_id, member_id, act, at, operation_id)
    values (${shardOf(by.memberId)}, ${by.memberId}, ${by.act}, ${now}, ${by.operationId})
    on conflict (shard_id, member_id, act) do update
    set at = case when venues_throttles.operation_id = excluded.operation_id then venues_throttles.at else excluded.at end,
      operation_id = excluded.operation_id
    where venues_throttles.at <= ${addSeconds(now, -by.milliseconds / 1000)}
      or (venues_throttles.operation_id = excluded.operation_id and excluded.operation_id <> '')
    returning 1`.execute(app.db);
  if (passed.rows.length === 0) throw new AppError('operationTooFrequent');
}
