import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestOperator } from '../../../testing/test-app.ts';
import { broadcast, hearNews, none, draftOf } from '../inbox/test-messages.ts';

let test: TestApp;
let admin: TestOperator;
let auditor: TestOperator;
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.operator('administrator');
  auditor = await test.operator('auditor');
});
afterAll(() => test.end());
afterEach(() => sql`update messages_broadcasts set status = 'withdrawn'`.execute(test.app.db));

const press = () => ({ operationId: test.app.ids.uuid() });
const rows = async (table: string) =>
  (await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(test.app.db))
    .rows[0]?.count;

const announcements = async (api: { listMessages: typeof test.visitor.listMessages }) =>
  (await api.listMessages({ category: 'announcement' })).messages;

/** What is queued for every open page. */
async function notifiedPages() {
  const { rows } = await sql<{ payload: unknown }>`
    select payload from platform_outbox where kind = 'push' and name = 'site'`.execute(test.app.db);
  return rows;
}

describe('a broadcast', () => {
  it('is seen by nobody as a draft, by everybody once published, by nobody once withdrawn', async () => {
    const member = await test.register('Cast0001');
    const draft = await admin.api.createBroadcast(draftOf('announcement'), press());
    expect(draft.status).toBe('draft');
    expect(await announcements(member.api)).toEqual([]);

    const shown = await admin.api.publishBroadcast({ id: draft.id, version: draft.version, at: null });
    expect(shown.status).toBe('published');
    expect(await announcements(member.api)).toMatchObject([{ id: draft.id, title: '今晚维护', read: false }]);
    expect(await member.api.countMessages({})).toMatchObject({ announcement: 1, privateAnnouncement: 0 });

    const reason = '时间有误，重新通知';
    await admin.api.withdrawBroadcast({ id: draft.id, version: shown.version, reason });
    expect(await announcements(member.api)).toEqual([]);
    expect(await member.api.countMessages({})).toEqual(none);
    await expect(member.api.readMessage({ id: draft.id })).rejects.toMatchObject({
      error: 'messageNotFound',
    });
  });

  it('is one row however many members there are, and a mark only for those who have read it', async () => {
    const members = [await test.register('Many0001'), await test.register('Many0002')];
    // The welcome of new members is a message of their own.
    await hearNews(test);
    const before = await rows('messages_private');
    const { id } = await broadcast(test, admin, 'announcement');
    await hearNews(test);
    for (const { api } of members) expect(await api.countMessages({})).toMatchObject({ announcement: 1 });
    expect(await rows('messages_broadcast_marks')).toBe(0);

    await members[0]?.api.readMessage({ id });

    expect(await rows('messages_broadcast_marks')).toBe(1);
    expect(await rows('messages_private')).toBe(before);
    expect(await auditor.api.getBroadcast({ id })).toMatchObject({ readBy: 1 });
    expect((await auditor.api.getBroadcast({ id })).reach).toBeGreaterThanOrEqual(2);
  });

  it('begins at its moment and ends at its other, and open pages are notified of both', async () => {
    const member = await test.register('Cast0002');
    const minutes = (count: number) => new Date(test.clock.now().getTime() + count * 60_000).toISOString();
    const draft = await admin.api.createBroadcast(draftOf('announcement', { until: minutes(10) }), press());
    const { id } = draft;
    const scheduled = await admin.api.publishBroadcast({ id, version: draft.version, at: minutes(5) });
    expect(scheduled.status).toBe('scheduled');
    expect(await announcements(member.api)).toEqual([]);
    await sql`delete from platform_outbox`.execute(test.app.db);

    test.clock.advance({ minutes: 6 });
    expect(await announcements(member.api)).toHaveLength(1);
    await hearNews(test);
    expect(await notifiedPages()).toMatchObject([{ payload: { payload: { changed: 'messages' } } }]);

    test.clock.advance({ minutes: 5 });
    await sql`delete from platform_outbox`.execute(test.app.db);
    await hearNews(test);
    expect(await notifiedPages()).toMatchObject([{ payload: { payload: { changed: 'messages' } } }]);
    expect(await announcements(member.api)).toEqual([]);
    expect(await member.api.countMessages({})).toMatchObject({ announcement: 0 });
    expect((await auditor.api.getBroadcast({ id })).broadcast.status).toBe('ended');
  });

  it('reaches the grades that it names and the members of its list, and nobody else', async () => {
    const [low, high] = [await test.register('Grade001'), await test.register('Grade007')];
    await sql`update members_accounts set grade = 7 where id = ${high.id}`.execute(test.app.db);
    await broadcast(test, admin, 'message', { audience: { kind: 'vip', from: 5, to: 7 } });
    await broadcast(test, admin, 'activity', { audience: { kind: 'members', names: ['grade001'] } });

    expect(await high.api.countMessages({})).toMatchObject({ message: 1, activity: 0 });
    expect(await low.api.countMessages({})).toMatchObject({ message: 0, activity: 1, privateActivity: 1 });
  });

  it('refuses a list with a name that nobody has, and says which', async () => {
    const audience = { kind: 'members' as const, names: ['Grade001', 'Nobody99'] };
    await expect(admin.api.createBroadcast(draftOf('message', { audience }), press())).rejects.toMatchObject({
      error: 'audienceUnknown',
      data: { names: ['Nobody99'] },
    });
  });

  it('invites nobody to play who has excluded himself', async () => {
    const member = await test.register('Cast0003');
    await sql`update members_accounts set status = 'excluded' where id = ${member.id}`.execute(test.app.db);
    const { id } = await broadcast(test, admin, 'activity');
    await broadcast(test, admin, 'announcement');
    expect(await member.api.countMessages({})).toMatchObject({ activity: 0, announcement: 1 });
    await expect(member.api.readMessage({ id })).rejects.toMatchObject({ error: 'messageNotFound' });
  });

  it('invites nobody to play during a break', async () => {
    const [resting, playing] = await Promise.all([test.register('Cast0031'), test.register('Cast0032')]);
    await resting.api.startTimeOut({ hours: 24 });
    const { id } = await broadcast(test, admin, 'activity');
    const seen = async ({ api }: typeof resting) =>
      (await api.listMessages({ category: 'activity' })).messages.some((one) => one.id === id);
    expect(await seen(resting)).toBe(false);
    expect(await seen(playing)).toBe(true);
    await expect(resting.api.readMessage({ id })).rejects.toMatchObject({ error: 'messageNotFound' });
  });

  it('can be changed until a member could have seen it, over the version that the editor saw', async () => {
    const { id, version } = await admin.api.createBroadcast(draftOf('announcement'), press());
    const edit = (seen: number) =>
      admin.api.updateBroadcast({ id, version: seen, ...draftOf('announcement', { to: '/app/home' }) });

    const ends = await Promise.allSettled([edit(version), edit(version)]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(edit(version)).rejects.toMatchObject({ error: 'editConflict' });

    await admin.api.publishBroadcast({ id, version: version + 1, at: null });
    await expect(edit(version + 2)).rejects.toMatchObject({ error: 'broadcastStatusWrong' });
    const again = admin.api.publishBroadcast({ id, version: version + 2, at: null });
    await expect(again).rejects.toMatchObject({ error: 'broadcastStatusWrong' });
  });

  it('is drafted once by a button pressed twice, and not by a role that may only read', async () => {
    const id = press();
    const [one, other] = await Promise.all([
      admin.api.createBroadcast(draftOf('announcement'), id),
      admin.api.createBroadcast(draftOf('announcement'), id),
    ]);
    expect(other).toEqual(one);
    await expect(auditor.api.createBroadcast(draftOf('announcement'), press())).rejects.toMatchObject({
      error: 'permissionMissing',
    });
    const { broadcasts } = await auditor.api.listBroadcasts({ kind: 'announcement', status: 'draft' });
    expect(broadcasts.map((row) => row.id)).toEqual([one.id]);
  });
});
