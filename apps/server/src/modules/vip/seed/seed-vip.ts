import { demoMembers, findMemberByName } from '#modules/members';
import { siteDay } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { enrolMembers, noteReviewed, raiseHighest } from '../member/members-store.ts';
import { quarterBefore } from '../member/quarters.ts';

/** The demo members hold their levels as two people agreed on them, each with its named owner. */
export async function seedVip(app: Platform): Promise<void> {
  const today = siteDay(app.clock.now(), app.config.siteTimeZone);
  await inTransaction(app.db, async (tx) => {
    for (const { name, grade } of demoMembers) {
      const member = await findMemberByName(tx, name);
      if (!member || grade === 0) continue;
      await enrolMembers(tx, [member.id], quarterBefore(today).first);
      await raiseHighest(tx, member.id, grade);
      await noteReviewed(tx, member.id, { reviewed: grade, owner: grade > 7 ? '林经理' : null });
    }
  });
}
