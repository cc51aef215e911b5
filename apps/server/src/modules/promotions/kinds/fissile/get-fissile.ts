import type { OutputOf } from '@fairway/contract';
import type { fissileEndpoints } from '@fairway/contract/promotions/fissile/endpoints.ts';
import type { fissileSchemas } from '@fairway/contract/promotions/fissile/schemas.ts';
import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { fissileState } from '@fairway/promotions';
import { findMember } from '#modules/members';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { selectPublished } from '../../campaigns/campaigns-store.ts';
import { selectVersion } from '../../campaigns/versions-store.ts';
import { fenOf } from '../../eligibility/member-view.ts';
import { judgePacket } from './judge-packet.ts';
import { packetFriends } from './packet-friends.ts';
import { selectFriends, selectPacket, type PacketRow } from './packets-store.ts';

type Packet = OutputOf<(typeof fissileSchemas)['getFissile']>['packet'];

/** The own packet after the friends who qualify now are noted. Throws `activityUnknown`. */
export const getFissile: Operation<
  (typeof fissileEndpoints)['getFissile'],
  (typeof fissileSchemas)['getFissile']
> = async (app, call, { no }) => {
  const { memberId } = call.member;
  const [campaign, member] = await Promise.all([
    selectPublished(app.db, { kind: 'fissile', no }),
    findMember(app.db, memberId),
  ]);
  if (campaign?.terms.kind !== 'fissile' || !member) throw new AppError('activityUnknown');
  await judgePacket(app, memberId, no);
  const packet = await selectPacket(app.db, memberId, no);
  const pinned = packet && (await selectVersion(app.db, packet.version))?.document;
  // What was opened stays as it was read.
  const terms = pinned?.kind === 'fissile' ? pinned : campaign.terms;
  const now = await databaseNow(app.db);
  return {
    amount: formatMoney(money('CNY', fenOf(terms.amount))),
    need: terms.friends,
    hours: terms.hours,
    code: member.own_code,
    link: `/app/register?i_code=${encodeURIComponent(member.own_code)}`,
    packet: packet ? await presentPacket(app, packet, terms, now) : null,
    now: now.toISOString(),
  };
};

async function presentPacket(
  app: Platform,
  packet: PacketRow,
  terms: TermsOf<'fissile'>,
  now: Date,
): Promise<Packet> {
  const [candidates, counted] = await Promise.all([
    packetFriends(app.db, packet),
    selectFriends(app.db, packet.member_id, packet.no),
  ]);
  const { state, qualified, shares } = fissileState(
    { amount: fenOf(terms.amount), friends: terms.friends, openFor: terms.hours * 3_600_000 },
    {
      openedAt: packet.opened_at.getTime(),
      qualifiedAt: counted.map(({ qualified_at: at }) => at.getTime()),
    },
    now.getTime(),
  );
  const yuan = (share: bigint | undefined) => (share === undefined ? null : formatMoney(money('CNY', share)));
  return {
    state,
    openedAt: packet.opened_at.toISOString(),
    closesAt: packet.closes_at.toISOString(),
    qualified,
    friends: candidates.map(({ id, name, missing }) => {
      const place = counted.findIndex(({ friend_id: friend }) => friend === id);
      return {
        name: `${name.slice(0, 1)}***${name.slice(-1)}`,
        missing: place === -1 ? missing : [],
        share: place === -1 ? null : yuan(shares[place + 1]),
      };
    }),
    share: yuan(shares[0]),
  };
}
