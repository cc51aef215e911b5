import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createChatTest, type ChatTest } from '../testing/chat-test.ts';
import { cleanUpChats } from './clean-up-chats.job.ts';

let test: ChatTest;
beforeAll(async () => {
  test = await createChatTest();
});
afterAll(() => test.end());

const countOf = async (table: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)}`.execute(test.app.db);
  return rows[0]?.count ?? 0;
};

it('keeps sealed texts for 30 days, messages for 90 and reports for a year', async () => {
  const admin = await test.talker('KeepsAdmin');
  const writer = await test.talker('KeepsWriter');
  await test.makeAdmin(admin);
  const inRoom = { form: 'web', chatRoomNo: test.room } as const;
  const { id } = await test.say(writer, '要被撤回的话');
  await admin.api.reportChat({ ...inRoom, messageId: id, reason: 'abuse' });
  await admin.api.actAsChatAdmin({ ...inRoom, act: 'remove', messageId: id });
  const counts = async () => [
    await countOf('chat_removed'),
    (await countOf('chat_items')) > 0,
    await countOf('chat_reports'),
  ];

  test.clock.advance({ hours: 29 * 24 });
  await cleanUpChats(test.app);
  expect(await counts()).toEqual([1, true, 1]);
  test.clock.advance({ hours: 2 * 24 });
  await cleanUpChats(test.app);
  expect(await counts()).toEqual([0, true, 1]);
  test.clock.advance({ hours: 60 * 24 });
  await cleanUpChats(test.app);
  expect(await counts()).toEqual([0, false, 1]);
  test.clock.advance({ hours: 275 * 24 });
  await cleanUpChats(test.app);
  expect(await counts()).toEqual([0, false, 0]);
});
