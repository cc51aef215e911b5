import { readReplayPath, replayClaimText } from '@fairway/contract/media/replay-address.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hmacSha256 } from '#platform/crypto/hash.ts';
import { createLiveStage, type LiveStage, type StagedAnchor } from '../testing/live-stage.ts';
import { compareReplays } from './compare-replays.job.ts';

let test: LiveStage;
let anchor: StagedAnchor;
beforeAll(async () => {
  test = await createLiveStage();
  anchor = await test.anchor('ayuan01');
});
afterAll(() => test.end());

const day = 24 * 3600;
const listed = async () => {
  const { replays } = await test.visitor.listReplays({ chatRoomNo: anchor.chatRoomNo });
  return replays.map(({ broadcastId }) => broadcastId);
};

/** A broadcast that is over and that the origin has kept. */
async function shown(seconds = 600): Promise<string> {
  const broadcast = await test.goLive(anchor);
  test.clock.advance({ seconds });
  await anchor.api.endOwnBroadcast({});
  test.media.kept.push({ room: anchor.chatRoomNo, broadcast, seconds, bytes: 1000 });
  return broadcast;
}
const forgotten = () =>
  test.media.orders.filter(({ path }) => path === '/v1/forget').map(({ fields }) => fields);

describe('a broadcast that is over', () => {
  it('is offered once the origin says that it has it, the latest first, and no longer once it has not', async () => {
    const first = await shown(600);
    expect(await listed()).toEqual([]);
    await compareReplays(test.app);
    expect(await test.visitor.listReplays({ chatRoomNo: anchor.chatRoomNo })).toMatchObject({
      days: 7,
      replays: [{ broadcastId: first, seconds: 600 }],
    });
    const second = await shown(60);
    await compareReplays(test.app);
    expect(await listed()).toEqual([second, first]);
    const { broadcasts } = await test.visitor.getAnchor({ anchorId: anchor.anchorId });
    expect(broadcasts.map(({ hasReplay }) => hasReplay)).toEqual([true, true]);

    test.media.kept = test.media.kept.filter(({ broadcast }) => broadcast !== first);
    await compareReplays(test.app);
    expect(await listed()).toEqual([second]);
    await expect(test.visitor.getReplayUrl({ broadcastId: first })).rejects.toMatchObject({
      error: 'replayNotFound',
    });
  });

  it('is not offered while it is on the air, and stays at the origin', async () => {
    const broadcast = await test.goLive(anchor);
    test.media.kept.push({ room: anchor.chatRoomNo, broadcast, seconds: 9, bytes: 9 });
    test.media.orders.length = 0;
    await compareReplays(test.app);
    expect(await listed()).not.toContain(broadcast);
    expect(forgotten()).toEqual([]);
    await anchor.api.endOwnBroadcast({});
    expect(await listed()).toContain(broadcast);
  });

  it('plays by an address that is signed for it and this viewer', async () => {
    const [broadcastId = ''] = await listed();
    const member = await test.register('watcher');
    const answer = await member.api.getReplayUrl({ broadcastId });
    const { claim } = readReplayPath(`${answer.path}/index.json`) ?? {};
    expect(claim).toMatchObject({ room: anchor.chatRoomNo, broadcast: broadcastId });
    expect(claim?.viewer).toMatch(/^m[0-9a-f]{32}$/);
    expect(claim && hmacSha256(test.media.playKey, replayClaimText(claim)).toString('hex')).toBe(
      claim?.signature,
    );
    const left = (Date.parse(answer.expiresAt) - test.clock.now().getTime()) / 1000;
    expect(left).toBe(300);
  });

  it('counts by the room’s rule', async () => {
    const [broadcastId = ''] = await listed();
    const rule = { chatRoomNo: anchor.chatRoomNo, delaySeconds: 0, reason: '内部审核' } as const;
    await test.moderator.api.setLiveRoomRule({ ...rule, watchRule: 'members' }, test.once());
    await expect(test.visitor.getReplayUrl({ broadcastId })).rejects.toMatchObject({ error: 'watchRefused' });
    await test.moderator.api.setLiveRoomRule({ ...rule, watchRule: 'everyone' }, test.once());
    await test.visitor.getReplayUrl({ broadcastId });
  });
});

describe('the anchor’s switch', () => {
  it('hides what is kept, keeps nothing that comes, and shows again what there was', async () => {
    const before = await listed();
    expect(before.length).toBeGreaterThan(0);
    expect(await anchor.api.keepOwnReplays({ keeps: false })).toEqual({ keeps: false });
    expect((await anchor.api.getOwnAnchor({})).anchor?.keepsReplays).toBe(false);
    expect(await listed()).toEqual([]);
    await expect(test.visitor.getReplayUrl({ broadcastId: before[0] ?? '' })).rejects.toMatchObject({
      error: 'replayNotFound',
    });
    await anchor.api.keepOwnReplays({ keeps: true });
    expect(await listed()).toEqual(before);
  });

  it('is an approved anchor’s alone', async () => {
    const member = await test.register('nobody');
    await expect(member.api.keepOwnReplays({ keeps: false })).rejects.toMatchObject({
      error: 'anchorNotApproved',
    });
  });
});

describe('what is kept no longer', () => {
  it('goes with a takedown, also one that comes after the end', async () => {
    const broadcastId = await shown();
    await compareReplays(test.app);
    const wall = async () => {
      const { broadcasts } = await test.moderator.api.listLiveBroadcasts({});
      return broadcasts.find((one) => one.broadcastId === broadcastId);
    };
    expect(await wall()).toMatchObject({ hasReplay: true });
    test.media.orders.length = 0;
    const order = { broadcastId, reason: '画面违规' };
    await test.moderator.api.takeDownBroadcast(order, test.once());
    expect(await wall()).toMatchObject({ hasReplay: false, status: 'takenDown' });
    expect(await listed()).not.toContain(broadcastId);
    await test.work();
    const fields = { room: anchor.chatRoomNo, broadcast: broadcastId, reason: 'takenDown' };
    expect(test.media.orders).toContainEqual({ path: '/v1/take-down', fields });
    // The origin that was away when it was ordered gets the order again.
    await compareReplays(test.app);
    expect(forgotten()).toContainEqual({ room: anchor.chatRoomNo, broadcast: broadcastId });
    await expect(test.moderator.api.takeDownBroadcast(order, test.once())).rejects.toMatchObject({
      error: 'broadcastOver',
    });
  });

  it('is deleted after seven days, and so is what nobody here knows', async () => {
    test.media.kept = [{ room: '999', broadcast: 'b-of-yesterday', seconds: 1, bytes: 1 }];
    const broadcast = await shown();
    test.clock.advance({ seconds: 7 * day - 60 });
    test.media.orders.length = 0;
    await compareReplays(test.app);
    expect(await listed()).toEqual([broadcast]);
    expect(forgotten()).toEqual([{ room: '999', broadcast: 'b-of-yesterday' }]);
    test.clock.advance({ seconds: 61 });
    expect(await listed()).toEqual([]);
    await compareReplays(test.app);
    expect(forgotten()).toContainEqual({ room: anchor.chatRoomNo, broadcast });
  });
});
