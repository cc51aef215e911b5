import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLiveStage, type LiveStage } from '../testing/live-stage.ts';

let test: LiveStage;
beforeAll(async () => {
  test = await createLiveStage();
});
afterAll(() => test.end());

/** The trail of these kinds of objects, oldest first. */
async function trail() {
  const { rows } = await sql<{ action: string; object_kind: string; operator_name: string }>`
    select action, object_kind, operator_name from operators_audit
    where object_kind in ('anchor', 'anchorContract', 'liveBroadcast', 'liveRoom', 'liveSchedule') order by seq`.execute(
    test.app.db,
  );
  return rows.map((row) => ({
    action: row.action,
    object: row.object_kind,
    by: row.operator_name === test.moderator.name ? 'moderator' : 'manager',
  }));
}

describe('the desk of live', () => {
  it('leaves a trail of every act with who did it to what', async () => {
    const { manager, moderator, once } = test;
    const anchor = await test.anchor('Desk0001');
    const { anchorId, chatRoomNo } = anchor;
    const reason = '按制度处理';
    const broadcastId = await test.goLive(anchor);
    await moderator.api.takeDownBroadcast({ broadcastId, reason }, once());
    await moderator.api.setLiveRoomRule(
      { chatRoomNo, watchRule: 'everyone', delaySeconds: 5, reason },
      once(),
    );
    const game = await test.matchRoom('Blue Town', 'Red Town', { date: '2026-08-15', time: '20:00' });
    await manager.api.openRoomBroadcast({ chatRoomNo: game.chatRoomNo });
    await manager.api.proposeAnchorContract({ anchorId, sharePercent: 45, reason }, once());
    const startsAt = new Date(test.clock.now().getTime() + 3_600_000).toISOString();
    const title = { zh: '周末夜谈', en: '' };
    const { entry } = await manager.api.announceInRoom({ chatRoomNo, title, startsAt }, once());
    await manager.api.cancelScheduleEntry({ scheduleId: entry.scheduleId, reason }, once());
    await manager.api.suspendAnchor({ anchorId, reason }, once());
    await manager.api.resumeAnchor({ anchorId, reason }, once());

    expect(await trail()).toEqual([
      { action: 'decideAnchor', object: 'anchor', by: 'manager' },
      { action: 'takeDownBroadcast', object: 'liveBroadcast', by: 'moderator' },
      { action: 'setLiveRoomRule', object: 'liveRoom', by: 'moderator' },
      { action: 'openRoomBroadcast', object: 'liveRoom', by: 'manager' },
      { action: 'proposeAnchorContract', object: 'anchorContract', by: 'manager' },
      { action: 'announceInRoom', object: 'liveSchedule', by: 'manager' },
      { action: 'cancelScheduleEntry', object: 'liveSchedule', by: 'manager' },
      { action: 'suspendAnchor', object: 'anchor', by: 'manager' },
      { action: 'resumeAnchor', object: 'anchor', by: 'manager' },
    ]);
  });

  it('lists anchors by status and name, a page of twenty at a time', async () => {
    for (let number = 1; number <= 21; number += 1) {
      const member = `q${String(number).padStart(3, '0')}`;
      await sql`
        insert into live_anchors (id, member_id, name, applied_at)
        values (${test.app.ids.uuid()}, ${member}, ${`候选${number}`}, ${new Date(1_700_000_000_000 + number * 1000)})`.execute(
        test.app.db,
      );
    }
    const first = await test.manager.api.listAnchors({ status: 'applied' });
    expect(first.anchors.map(({ name }) => name)).toEqual(
      Array.from({ length: 20 }, (_, index) => `候选${21 - index}`),
    );
    const rest = await test.manager.api.listAnchors({ status: 'applied', cursor: first.next ?? '' });
    expect(rest).toMatchObject({ anchors: [{ name: '候选1', contracts: [] }], next: null });
    const found = await test.moderator.api.listAnchors({ keyword: 'desk' });
    expect(found.anchors).toMatchObject([{ name: 'Desk0001', status: 'approved', followers: 0 }]);
    await expect(test.manager.api.listAnchors({ cursor: 'nonsense' })).rejects.toMatchObject({
      error: 'inputInvalid',
    });
  });

  it('lists broadcasts by status', async () => {
    const { broadcasts, next } = await test.moderator.api.listLiveBroadcasts({});
    expect(broadcasts.map(({ status }) => status).toSorted()).toEqual(['ready', 'takenDown']);
    expect(next).toBeNull();
    const down = await test.moderator.api.listLiveBroadcasts({ status: 'takenDown' });
    expect(down.broadcasts).toMatchObject([{ anchorName: 'Desk0001', reason: '按制度处理' }]);
  });
});
