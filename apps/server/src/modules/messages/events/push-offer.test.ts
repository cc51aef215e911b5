import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { emit } from '#platform/outbox/emit.ts';
import { createTestApp, type TestApp, type TestMember } from '../../../testing/test-app.ts';
import { hearNews } from '../inbox/test-messages.ts';

let test: TestApp;
let vip: TestMember;
let other: TestMember;
beforeAll(async () => {
  test = await createTestApp({ start: '2026-11-20T04:30:00.000Z' });
  vip = await test.register('PushedVip');
  other = await test.register('PushedNone');
  await sql`update members_accounts set grade = 3 where id = ${vip.id}`.execute(test.app.db);
});
afterAll(() => test.end());
/** What one story published does not show in the next, whose campaign is another one. */
afterEach(async () => {
  await sql`update messages_broadcasts set status = 'withdrawn'`.execute(test.app.db);
  no += 1;
});

let no = 7;
const pathNow = () => `/app/preferentialActivity/${no}`;

/** A version of a campaign is published, and the inbox hears of it. */
async function publish(title: string, over: { kind?: string; gradeFrom?: number; startsAt?: string } = {}) {
  await inTransaction(test.app.db, (tx) =>
    emit(tx, test.app, 'campaign.changed', {
      kind: 'push',
      no,
      state: 'published',
      title: { zh: title, en: 'A gift' },
      summary: { zh: '领取 38 元', en: 'CNY 38' },
      path: pathNow(),
      gradeFrom: 2,
      startsAt: '2026-11-20T00:00:00.000Z',
      endsAt: '2026-11-30T00:00:00.000Z',
      at: test.clock.now().toISOString(),
      ...over,
    }),
  );
  await hearNews(test);
}

const inbox = async ({ api }: TestMember) => (await api.listMessages({ category: 'activity' })).messages;

it('is one message for the grades that the offer is for, which leads to its page', async () => {
  await publish('VIP 专享礼');
  await hearNews(test);
  expect(await inbox(vip)).toMatchObject([{ title: 'VIP 专享礼', text: '领取 38 元', to: pathNow() }]);
  expect(await inbox(other)).toEqual([]);
});

it('is for everybody where the offer is, and there is none of other campaigns', async () => {
  await publish('普通优惠', { kind: 'offer' });
  expect(await inbox(vip)).toEqual([]);
  await publish('人人有礼', { gradeFrom: 0 });
  expect(await inbox(other)).toMatchObject([{ title: '人人有礼' }]);
});

it('shows from the start on, changes with the terms, and stays withdrawn once an operator withdrew it', async () => {
  await publish('稍后开始', { startsAt: '2026-11-20T04:40:00.000Z' });
  expect(await inbox(vip)).toEqual([]);
  await publish('改过的标题', { startsAt: '2026-11-20T04:40:00.000Z' });
  test.clock.advance({ minutes: 11 });
  expect((await inbox(vip)).map(({ title }) => title)).toEqual(['改过的标题']);
  await sql`update messages_broadcasts set status = 'withdrawn'`.execute(test.app.db);
  await publish('又改了标题');
  expect(await inbox(vip)).toEqual([]);
});

it('is a message of its own for who was sent a gift, which says until when it waits', async () => {
  await inTransaction(test.app.db, (tx) =>
    emit(tx, test.app, 'reward.sent', {
      memberId: other.id,
      kind: 'happySend',
      no,
      path: pathNow(),
      currency: 'CNY',
      amount: '18.00',
      until: '2026-11-27T04:30:00.000Z',
      at: test.clock.now().toISOString(),
    }),
  );
  await hearNews(test);
  expect(await inbox(other)).toMatchObject([
    {
      title: '您收到一份礼金',
      text: '送您 18.00 元，请在 2026-11-27 12:30 前领取，逾期失效。',
      to: pathNow(),
    },
  ]);
  expect(await inbox(vip)).toEqual([]);
});
