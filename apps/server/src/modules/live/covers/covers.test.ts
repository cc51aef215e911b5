import { mediaOrderPaths } from '@fairway/contract/media/order-schemas.ts';
import { readPlayPath } from '@fairway/contract/media/play-address.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestMember } from '../../../testing/test-app.ts';
import { createLiveStage, type LiveStage, type StagedAnchor } from '../testing/live-stage.ts';

let test: LiveStage;
let anchor: StagedAnchor;
let broadcastId: string;
beforeAll(async () => {
  test = await createLiveStage();
  anchor = await test.anchor('Covered01');
  broadcastId = await test.goLive(anchor);
});
afterAll(() => test.end());

async function aged(name: string): Promise<TestMember> {
  const member = await test.register(name);
  await sql`update members_accounts set created_at = created_at - interval '8 days' where id = ${member.id}::uuid`.execute(
    test.app.db,
  );
  return member;
}
const report = ({ api }: TestMember) =>
  api.reportPicture({ chatRoomNo: anchor.chatRoomNo, reason: 'indecent' });
/** What the origin was ordered of viewers since the last question. */
async function bans(): Promise<unknown[]> {
  await test.work();
  return test.media.orders
    .splice(0)
    .filter(({ path }) => path === mediaOrderPaths.ban)
    .map(({ fields }) => fields);
}
const watch = () => test.visitor.getWatchStatus({ chatRoomNo: anchor.chatRoomNo });

it('is covered by five reports of different aged members within two minutes, and shown again by the desk', async () => {
  const members = await Promise.all(['One', 'Two', 'Three', 'Four', 'Five'].map((no) => aged(`Aged${no}00`)));
  const [first, ...others] = members;
  const last = others.pop();
  if (!first || !last) throw new Error('five members registered');
  // The first one's is too old by the time of the others, and comes no second time; a fresh account's counts not.
  await report(first);
  test.clock.advance({ seconds: 121 });
  await report(first);
  for (const member of others) await report(member);
  await report(await test.register('FreshAccount1'));
  await report(last);
  expect(await watch()).toMatchObject({ allowed: true });

  await report(await aged('AgedSix000'));
  expect(await watch()).toMatchObject({ allowed: false, rule: 'covered' });
  await expect(test.visitor.getSignedUrls({ chatRoomNo: anchor.chatRoomNo })).rejects.toMatchObject({
    error: 'watchRefused',
  });
  const { room } = await test.visitor.getVideoRoom({ chatRoomNo: anchor.chatRoomNo });
  expect(room.posterUrl).toBeNull();
  const closed = await bans();
  expect(closed).toEqual([{ room: anchor.chatRoomNo, until: test.clock.now().getTime() + 300_000 }]);
  const { broadcasts } = await test.moderator.api.listLiveBroadcasts({ status: 'live' });
  expect(broadcasts).toMatchObject([{ broadcastId, isCovered: true, reports: 7 }]);

  const uncover = { broadcastId, reason: '已核查，画面正常' };
  const shown = await test.moderator.api.uncoverBroadcast(uncover, test.once());
  expect(shown.broadcast.isCovered).toBe(false);
  expect(await watch()).toMatchObject({ allowed: true });
  expect(await bans()).toEqual([{ room: anchor.chatRoomNo, until: 0 }]);
  await expect(test.moderator.api.uncoverBroadcast(uncover, test.once())).rejects.toMatchObject({
    error: 'pictureNotCovered',
  });
  // What was decided covers no second time.
  await report(await aged('AgedSeven0'));
  expect(await watch()).toMatchObject({ allowed: true });
  const auditor = await test.operator('auditor');
  expect((await auditor.api.listAudit({ action: 'uncoverBroadcast' })).rows).toMatchObject([
    { objectKind: 'liveBroadcast', objectId: broadcastId, reason: uncover.reason },
  ]);
});

it('is reported by members alone, and only while it is on the air', async () => {
  const quiet = await test.anchor('Quiet0001');
  const member = await aged('AgedEight0');
  await expect(
    member.api.reportPicture({ chatRoomNo: quiet.chatRoomNo, reason: 'other' }),
  ).rejects.toMatchObject({ error: 'streamUnavailable' });
  await expect(
    test.visitor.reportPicture({ chatRoomNo: anchor.chatRoomNo, reason: 'other' }),
  ).rejects.toMatchObject({ error: 'tokenMissing' });
});

it('ends at the origin for those who watch as an operator switches it off, and is lifted as it is on again', async () => {
  const { chatRoomNo } = anchor;
  const rule = (watchRule: 'off' | 'everyone' | 'members') =>
    test.moderator.api.setLiveRoomRule(
      { chatRoomNo, watchRule, delaySeconds: 0, reason: '画面核查' },
      test.once(),
    );
  await rule('off');
  expect(await bans()).toEqual([{ room: chatRoomNo, until: test.clock.now().getTime() + 300_000 }]);
  await rule('everyone');
  expect(await bans()).toEqual([{ room: chatRoomNo, until: 0 }]);
  await rule('members');
  await rule('everyone');
  expect(await bans()).toEqual([]);
});

it('ends for a member whose account is frozen, and for none of whom one device was signed out', async () => {
  const member = await test.register('Frozen0001');
  const { addresses } = await member.api.getSignedUrls({ chatRoomNo: anchor.chatRoomNo });
  const viewer = readPlayPath(addresses[0]?.path ?? '')?.claim.viewer;
  const lead = await test.operator('cashier-lead');
  const { sessions, version } = await lead.api.getMemberCase({ memberId: member.id });
  const of = { memberId: member.id, reason: '可疑登录' };
  await lead.api.endMemberSession({ ...of, sessionId: sessions[0]?.id ?? '' });
  expect(await bans()).toEqual([]);

  await test.clientOf().logIn({ name: member.name, password: member.proof.password });
  await lead.api.freezeMember({ ...of, version });
  expect(await bans()).toEqual([{ viewer, until: test.clock.now().getTime() + 300_000 }]);
});
