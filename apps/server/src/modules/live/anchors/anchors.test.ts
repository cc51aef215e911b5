import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { createLiveStage, type LiveStage } from '../testing/live-stage.ts';
import { notifyFollowers } from './notify-followers.job.ts';

let test: LiveStage;
beforeAll(async () => {
  test = await createLiveStage();
});
afterAll(() => test.end());

const inbox = async (member: { api: LiveStage['visitor'] }) =>
  (await member.api.listMessages({ category: 'message' })).messages.map(({ title }) => title);

describe('an anchor', () => {
  it('is a member whom the house knows as for a withdrawal, and a name is one anchor’s', async () => {
    const stranger = await test.register('Anchor01');
    await expect(stranger.api.applyAsAnchor({ name: '夜航', about: '' })).rejects.toMatchObject({
      error: 'realNameOrPhoneStillMissing',
    });
    expect(await stranger.api.getOwnAnchor({})).toEqual({ anchor: null });

    const member = await test.known('Anchor02');
    const { anchor } = await member.api.applyAsAnchor({ name: '夜航', about: '聊聊战术' });
    expect(anchor).toMatchObject({ status: 'applied', name: '夜航', chatRoomNo: null, contracts: [] });
    await expect(member.api.applyAsAnchor({ name: '夜航二', about: '' })).rejects.toMatchObject({
      error: 'anchorApplied',
    });
    const other = await test.known('Anchor03');
    await expect(other.api.applyAsAnchor({ name: '夜航', about: '' })).rejects.toMatchObject({
      error: 'anchorNameTaken',
    });
  });

  it('may ask again after a refusal, and hears of what was decided', async () => {
    const member = await test.known('Anchor04');
    const { anchor } = await member.api.applyAsAnchor({ name: '四号', about: '' });
    const { anchorId } = anchor;
    const refusal = { anchorId, approves: false, reason: '头像不合规' };
    await test.manager.api.decideAnchor(refusal, test.once());
    await expect(test.second.api.decideAnchor(refusal, test.once())).rejects.toMatchObject({
      error: 'editConflict',
    });
    expect((await member.api.getOwnAnchor({})).anchor).toMatchObject({
      status: 'refused',
      reason: '头像不合规',
    });
    await test.work();
    expect(await inbox(member)).toContain('主播申请未通过');

    test.clock.advance({ seconds: 1 });
    await member.api.applyAsAnchor({ name: '四号新', about: '' });
    const approval = { anchorId, approves: true, reason: '已修改' };
    const { anchor: approved } = await test.manager.api.decideAnchor(approval, test.once());
    expect(approved).toMatchObject({ status: 'approved', name: '四号新' });
    expect(approved.chatRoomNo).toMatch(/^\d{6,}$/);
  });

  it('has a page and followers; a visitor sees no follow of anybody', async () => {
    const anchor = await test.anchor('Anchor05');
    const fan = await test.register('Fan00001');
    const { anchorId } = anchor;
    expect(await fan.api.followAnchor({ anchorId })).toEqual({ followed: true, followers: 1 });
    expect(await fan.api.followAnchor({ anchorId })).toEqual({ followed: true, followers: 1 });
    expect((await fan.api.getAnchor({ anchorId })).anchor).toMatchObject({ followed: true, followers: 1 });
    const seen = await test.visitor.getAnchor({ anchorId });
    expect(seen).toMatchObject({
      anchor: { name: 'Anchor05', followed: false, followers: 1 },
      room: { chatRoomNo: anchor.chatRoomNo, kind: 'anchor', status: 'waiting', posterUrl: null },
      broadcasts: [],
      schedule: [],
    });
    const followed = await fan.api.listPopularLive({ page: 1, size: 100, followed: true });
    expect(followed.rooms.map(({ chatRoomNo }) => chatRoomNo)).toEqual([anchor.chatRoomNo]);
    expect(await fan.api.unfollowAnchor({ anchorId })).toEqual({ followed: false, followers: 0 });
  });

  it('is out of every list while suspended, and back when resumed', async () => {
    const anchor = await test.anchor('Anchor06');
    const { anchorId } = anchor;
    await test.goLive(anchor);
    await test.manager.api.suspendAnchor({ anchorId, reason: '播出违规内容' }, test.once());

    await expect(test.visitor.getAnchor({ anchorId })).rejects.toMatchObject({ error: 'anchorNotFound' });
    await expect(test.visitor.getVideoRoom({ chatRoomNo: anchor.chatRoomNo })).rejects.toMatchObject({
      error: 'roomNotFound',
    });
    expect((await anchor.api.getOwnBroadcast({})).broadcast).toMatchObject({ status: 'takenDown' });
    await expect(anchor.api.openBroadcast({})).rejects.toMatchObject({ error: 'anchorNotApproved' });
    await test.work();
    expect(test.media.orders.at(-1)).toMatchObject({
      path: '/v1/take-down',
      fields: { room: anchor.chatRoomNo, reason: 'takenDown' },
    });

    await test.manager.api.resumeAnchor({ anchorId, reason: '已整改' }, test.once());
    expect((await test.visitor.getAnchor({ anchorId })).anchor.name).toBe('Anchor06');
    expect((await test.auditOf('suspendAnchor'))[0]).toMatchObject({ object_id: anchorId });
  });

  it('leaves, and what was announced is cancelled', async () => {
    const anchor = await test.anchor('Anchor07');
    const startsAt = new Date(test.clock.now().getTime() + 3_600_000).toISOString();
    const { entry } = await anchor.api.announceBroadcast({ title: { zh: '告别场', en: '' }, startsAt });
    const broadcastId = await test.goLive(anchor);
    await expect(anchor.api.leaveAsAnchor({})).rejects.toMatchObject({ error: 'broadcastOpen' });
    expect((await anchor.api.endOwnBroadcast({})).broadcast).toMatchObject({ broadcastId, status: 'ended' });
    expect((await anchor.api.leaveAsAnchor({})).anchor.status).toBe('left');
    await expect(test.visitor.getLiveScheduleEntry({ scheduleId: entry.scheduleId })).rejects.toMatchObject({
      error: 'scheduleEntryNotFound',
    });
  });
});

describe('a contract', () => {
  it('counts once two operators and the anchor have agreed, and a later version replaces it', async () => {
    const anchor = await test.anchor('Anchor08');
    const { anchorId } = anchor;
    const propose = (sharePercent: number) =>
      test.manager.api.proposeAnchorContract({ anchorId, sharePercent, reason: '首份合约' }, test.once());
    const { proposalId, contract } = await propose(45);
    const { contractId } = contract;
    expect(contract).toMatchObject({ no: 1, sharePercent: 45, status: 'proposed' });
    await expect(propose(50)).rejects.toMatchObject({ error: 'editConflict' });
    await expect(test.manager.api.approveProposal({ id: proposalId }, test.once())).rejects.toMatchObject({
      error: 'approverIsMaker',
    });
    await expect(anchor.api.agreeToContract({ contractId })).rejects.toMatchObject({
      error: 'contractNotOpen',
    });

    await test.second.api.approveProposal({ id: proposalId }, test.once());
    const other = await test.anchor('Anchor09');
    await expect(other.api.agreeToContract({ contractId })).rejects.toMatchObject({
      error: 'contractNotFound',
    });
    expect((await anchor.api.agreeToContract({ contractId })).contract.status).toBe('inForce');
    expect((await anchor.api.agreeToContract({ contractId })).contract.status).toBe('inForce');

    const next = await propose(60);
    await test.second.api.approveProposal({ id: next.proposalId }, test.once());
    await anchor.api.agreeToContract({ contractId: next.contract.contractId });
    const { anchor: own } = await anchor.api.getOwnAnchor({});
    expect(own?.contracts.map(({ no, status, sharePercent }) => [no, status, sharePercent])).toEqual([
      [2, 'inForce', 60],
      [1, 'replaced', 45],
    ]);
    await test.work();
    expect(await inbox(anchor)).toContain('有新的合约等您确认');
  });

  it('takes shares from 30 to 70 percent', async () => {
    const { anchorId } = await test.anchor('Anchor10');
    for (const sharePercent of [29, 71])
      await expect(
        test.manager.api.proposeAnchorContract({ anchorId, sharePercent, reason: '越界' }, test.once()),
      ).rejects.toMatchObject({ error: 'inputInvalid' });
  });

  it('that the second operator refuses is dropped, and another may be proposed', async () => {
    const anchor = await test.anchor('Anchor11');
    const { anchorId } = anchor;
    const propose = () =>
      test.manager.api.proposeAnchorContract({ anchorId, sharePercent: 55, reason: '调整' }, test.once());
    const { proposalId } = await propose();
    await test.second.api.refuseProposal({ id: proposalId, reason: '比例过高，请重提' }, test.once());
    expect((await propose()).contract).toMatchObject({ no: 2, status: 'proposed' });
    expect((await anchor.api.getOwnAnchor({})).anchor?.contracts).toEqual([]);
  });
});

const notified = async () => {
  const { rows } = await sql<{ member: string; anchor: string }>`
    select payload ->> 'memberId' as member, payload ->> 'anchorName' as anchor from platform_outbox
    where name = 'broadcast.followed'`.execute(test.app.db);
  return rows;
};

it('notifies those who follow that a broadcast has begun, once, and nobody who has turned it off', async () => {
  const anchor = await test.anchor('StartsNow1');
  const [wants, silent, stranger] = [
    await test.register('WantsNews1'),
    await test.register('SilentFan1'),
    await test.register('NoFan0001'),
  ];
  const of = { anchorId: anchor.anchorId };
  for (const { api } of [wants, silent]) await api.followAnchor(of);
  expect(await wants.api.getFollowNotice(of)).toEqual({ notifies: true });
  expect(await silent.api.setFollowNotice({ ...of, notifies: false })).toEqual({ notifies: false });
  expect(await stranger.api.setFollowNotice({ ...of, notifies: true })).toEqual({ notifies: null });

  await notifyFollowers(test.app);
  expect(await notified()).toEqual([]);
  test.clock.advance({ seconds: 60 });
  await test.goLive(anchor);
  const late = await test.register('CameLate01');
  test.clock.advance({ seconds: 5 });
  await late.api.followAnchor(of);
  await Promise.all([notifyFollowers(test.app), notifyFollowers(test.app)]);
  await notifyFollowers(test.app);
  expect(await notified()).toEqual([{ member: wants.id, anchor: 'StartsNow1' }]);
});
