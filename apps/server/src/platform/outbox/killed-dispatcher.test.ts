import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../db/transaction.ts';
import { eventually } from '../test-eventually.ts';
import { killChild } from '../test-kill-child.ts';
import { createTestPlatform, type TestPlatform } from '../test-platform.ts';
import { dispatchEvents } from './dispatch-events.ts';
import { emit } from './emit.ts';
import { testBatchSubscriber, testSubscriber } from './test-subscriber.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const killOneDispatcher = (milliseconds: number) =>
  killChild(new URL('dispatcher.fixture.ts', import.meta.url), [platform.database.urls.app], {
    milliseconds,
  });

it('loses and doubles no event when dispatchers are killed in the middle of their work', async () => {
  const { app } = platform;
  const emitted: string[] = [];
  let emitting = true;
  const source = (async () => {
    while (emitting) {
      await inTransaction(app.db, async (tx) => {
        for (let index = 0; index < 20; index += 1) {
          const memberId = `m${emitted.length}`;
          await emit(tx, app, 'member.registered', { memberId, at: app.clock.now().toISOString() });
          emitted.push(memberId);
        }
      });
    }
  })();
  for (const wait of [5, 20, 35, 50, 80]) await killOneDispatcher(wait);
  emitting = false;
  await source;
  // The last one killed may hold its rows until the database has noticed; they come back then.
  await eventually(async () => {
    while ((await dispatchEvents(app, [testSubscriber, testBatchSubscriber])).more);
    const { rows } = await sql`select from platform_outbox`.execute(app.db);
    expect(rows).toEqual([]);
  });

  const { rows } = await sql<{ member: string }>`select payload->'payload'->>'memberId' as member
    from graphile_worker._private_jobs where payload->>'id' is not null order by (payload->>'id')::bigint`.execute(
    app.db,
  );
  expect(rows.map((row) => row.member)).toEqual(emitted);

  const { rows: batched } = await sql<{ member: string }>`select event->'payload'->>'memberId' as member
    from graphile_worker._private_jobs, json_array_elements(payload->'events') as event
    order by (event->>'id')::bigint`.execute(app.db);
  expect(batched.map((row) => row.member)).toEqual(emitted);
});
