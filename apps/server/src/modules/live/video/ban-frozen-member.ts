import { playAddressSeconds } from '@fairway/contract/media/play-address.ts';
import { findMember } from '#modules/members';
import { defineSubscriber } from '#platform/outbox/subscriber.ts';
import { hasMedia, orderMedia } from '../media/media-line.ts';
import { viewerOf } from '../media/play-addresses.ts';

/**
 * Ends what a member watches whose account was frozen or closed, and lets no address play that was signed before. A device that an operator
 * signed out alone ends nothing: the others watch under the same name.
 */
export const banFrozenMember = defineSubscriber({
  event: 'session.ended',
  name: 'live.ban-frozen-member',
  async run(app, { memberId, reason }) {
    if (reason !== 'banned' || !hasMedia(app)) return;
    const member = await findMember(app.db, memberId);
    if (member?.status !== 'frozen' && member?.status !== 'closed') return;
    const viewer = viewerOf(app, { member: { memberId }, deviceId: '', address: '' });
    await orderMedia(app, 'ban', { viewer, until: app.clock.now().getTime() + playAddressSeconds * 1000 });
  },
});
