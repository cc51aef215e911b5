import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runDueJobs } from '#platform/jobs/run-due-jobs.ts';
import type { TestOperator } from '../../../testing/test-app.ts';
import { createChatTest, type ChatTest } from '../testing/chat-test.ts';
import { sayFromDeskJob } from './say-from-desk.job.ts';

let test: ChatTest;
let moderator: TestOperator;
beforeAll(async () => {
  test = await createChatTest();
  moderator = await test.operator('moderator');
});
afterAll(() => test.end());

const press = () => ({ operationId: randomUUID() });
const say = (text: string, chatRoomNo = test.room, once = press()) =>
  moderator.api.sayFromDesk({ chatRoomNo, text }, once);
const items = async () =>
  (await test.visitor.listChatHistory({ form: 'anonymous', chatRoomNo: test.room })).items;

describe('what the desk says', () => {
  it('is in the house’s name, said once for a repeated press, and no member takes it away or reports it', async () => {
    const once = press();
    await say(' 请文明观赛 ', test.room, once);
    await say(' 请文明观赛 ', test.room, once);
    await runDueJobs(test.app, [sayFromDeskJob]);
    const said = (await items()).filter((item) => item.kind === 'text' && item.text === '请文明观赛');
    expect(said).toMatchObject([{ from: { role: 'operator', userNo: '', name: '' } }]);

    const messageId = said[0]?.id ?? '';
    const admin = await test.talker('DeskAdmin1');
    await test.makeAdmin(admin);
    const inRoom = { form: 'web', chatRoomNo: test.room, messageId } as const;
    const refused = { error: 'chatMessageNotFound' };
    await expect(admin.api.actAsChatAdmin({ ...inRoom, act: 'remove' })).rejects.toMatchObject(refused);
    await expect(admin.api.reportChat({ ...inRoom, reason: 'abuse' })).rejects.toMatchObject(refused);
  });

  it('leaves its words and room in the trail', async () => {
    await say('马上开始');
    const { rows } = await sql`
      select action, object_kind as object, object_id as id, after from operators_audit order by seq desc limit 1`.execute(
      test.app.db,
    );
    const after = { text: '马上开始' };
    expect(rows).toEqual([{ action: 'sayFromDesk', object: 'liveRoom', id: test.room, after }]);
  });

  it('is said once however often its job runs', async () => {
    const job = { chatRoomNo: test.room, itemId: randomUUID(), text: '下半场见' };
    await sayFromDeskJob.run(test.app, job);
    await sayFromDeskJob.run(test.app, job);
    expect((await items()).filter(({ id }) => id === job.itemId)).toHaveLength(1);
  });

  it('is no longer than a member’s message, and needs a room whose chat is open', async () => {
    await expect(say('长'.repeat(201))).rejects.toMatchObject({ error: 'chatTooLong' });
    await expect(say('有人吗', '999999')).rejects.toMatchObject({ error: 'roomNotFound' });
    test.clock.advance({ seconds: 12 * 3600 });
    const later = await moderator.signInAgain();
    await expect(later.sayFromDesk({ chatRoomNo: test.room, text: '散了' }, press())).rejects.toMatchObject({
      error: 'chatClosed',
    });
  });
});
