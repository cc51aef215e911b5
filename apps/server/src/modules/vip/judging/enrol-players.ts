import { siteDay } from '#platform/clock.ts';
import { defineSubscriber } from '#platform/outbox/subscriber.ts';
import { enrolMembers } from '../member/members-store.ts';
import { quarterBefore } from '../member/quarters.ts';

/** A member who plays or deposits is judged from then on. */
export const enrolPlayers = defineSubscriber({
  event: 'play.counted',
  name: 'vip.enrol-players',
  async run(app, { members }) {
    const today = siteDay(app.clock.now(), app.config.siteTimeZone);
    await enrolMembers(app.db, members, quarterBefore(today).first);
  },
});
