import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '#platform/test-eventually.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { createChatTest, type ChatTest } from '../testing/chat-test.ts';
import { holdLastNumber, insertItems } from './items-store.ts';
import { relayItems } from './relay-items.ts';

let test: ChatTest;
beforeAll(async () => {
  test = await createChatTest();
});
afterAll(() => test.end());

it('publishes to its listeners what another process has written, once and without what was there before', async () => {
  const { app } = test;
  const room = BigInt(test.room);
  const line = await test.listen(test.room);
  const heard = () =>
    line.heard.flatMap(({ message }) =>
      'items' in message ? (message['items'] as { targetId?: string }[]).map(({ targetId }) => targetId) : [],
    );
  // As a lane of another process writes: past this one's.
  const writeElsewhere = (targetId: string) =>
    inTransaction(app.db, async (tx) => {
      const last = (await holdLastNumber(tx, room))?.last_n ?? 0n;
      const body = { kind: 'removed', targetId } as const;
      await insertItems(tx, room, last, [{ id: app.ids.uuid(), body, memberId: null, clientId: null }]);
    });
  const [before, after] = [app.ids.uuid(), app.ids.uuid()];
  await writeElsewhere(before);
  await relayItems(app);
  await writeElsewhere(after);
  await relayItems(app);
  await relayItems(app);
  await eventually(() => expect(heard()).toContain(after));
  expect(heard()).toEqual([after]);
});
