import { addDays } from '@fairway/promotions';
import { defineSubscriber } from '#platform/outbox/subscriber.ts';
import { selectMembersWithOpen } from './bonuses-store.ts';
import { settleMember } from './settle-member.ts';

/** Play was counted: of who has an open bonus, the days that changed are counted for it. */
export const judgeBonuses = defineSubscriber({
  event: 'play.counted',
  name: 'promotions.judge-bonuses',
  async run(app, { members, days }) {
    const first = days[0];
    const last = days.at(-1);
    if (first === undefined || last === undefined) return;
    // Days of the site lie within these of UTC in every zone.
    const played = { from: new Date(addDays(first, -1)), to: new Date(addDays(last, 2)) };
    for (const memberId of await selectMembersWithOpen(app.db, members))
      await settleMember(app, memberId, played);
  },
});
