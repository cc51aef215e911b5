import { sql } from 'kysely';
import { findMemberByName } from '#modules/members';
import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { insertFeedback, writeReply } from '../feedback/feedback-store.ts';
import { demoFeedback } from './demo-feedback.ts';

/** Writes the demonstration's feedback; a database that has any keeps its own. */
export async function seedFeedback(app: Platform): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const written = await sql`select from support_feedback limit 1`.execute(tx);
    if (written.rows.length > 0) return;
    for (const { name, hoursAgo, reply, ...draft } of demoFeedback) {
      const member = await findMemberByName(tx, name);
      if (!member) continue;
      const at = addSeconds(app.clock.now(), -hoursAgo * 3600);
      const id = app.ids.uuid();
      await insertFeedback(tx, { ...draft, id, member_id: member.id, pictures: [], created_at: at });
      if (reply) await writeReply(tx, id, { reply, by: 'demo', at: addSeconds(at, 2400) });
    }
  });
}
