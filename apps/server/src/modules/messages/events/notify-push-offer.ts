import { highestGrade } from '@fairway/contract/messages/broadcasts.ts';
import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { defineSubscriber } from '#platform/outbox/subscriber.ts';
import { insertBroadcast, updateBroadcastRow } from '../broadcasts/broadcasts-store.ts';
import { setTimers } from '../broadcasts/notify-broadcast.job.ts';
import { lockBroadcastOf, writtenByCampaign } from '../broadcasts/campaign-broadcasts-store.ts';

/**
 * A pushed offer is one activity message for the grades that it is for, from its start to its end; a later version changes it, and one that
 * an operator has withdrawn stays so. As every activity message, it is not shown to members on a break or excluded.
 */
export const notifyPushOffer = defineSubscriber({
  event: 'campaign.changed',
  name: 'messages.tell-push-offer',
  async run(app, { kind, title, summary, path, gradeFrom, startsAt, endsAt }) {
    if (kind !== 'push') return;
    await inTransaction(app.db, async (tx) => {
      const now = app.clock.now();
      const there = await lockBroadcastOf(tx, path);
      if (there?.status === 'withdrawn') return;
      const id = there?.id ?? app.ids.uuid();
      const begins = new Date(startsAt);
      const fields = {
        kind: 'activity',
        title_zh: title.zh,
        title_en: title.en,
        text_zh: summary.zh,
        text_en: summary.en,
        link: path,
        audience: gradeFrom === 0 ? 'all' : 'vip',
        grade_from: gradeFrom === 0 ? null : gradeFrom,
        grade_to: gradeFrom === 0 ? null : highestGrade,
        status: 'published',
        // Nothing appears in the past of an inbox.
        publish_at: there?.publish_at && there.publish_at <= now ? there.publish_at : later(begins, now),
        until: later(new Date(endsAt), addSeconds(now, 1)),
        updated_at: now,
      } as const;
      if (there) await updateBroadcastRow(tx, there, fields);
      else await insertBroadcast(tx, { ...fields, id, operator_name: writtenByCampaign, created_at: now });
      await setTimers(tx, { id, publish_at: fields.publish_at, until: fields.until });
    });
  },
});

function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}
