import { topicName } from '@fairway/contract/topics.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../db/transaction.ts';
import { runDueJobs } from '../jobs/run-due-jobs.ts';
import { eventually } from '../test-eventually.ts';
import { createTestPlatform, type TestPlatform } from '../test-platform.ts';
import { dispatchEvents } from './dispatch-events.ts';
import { dispatchPushes } from './dispatch-pushes.ts';
import { emit } from './emit.ts';
import { insertOutboxRows, pushesRow, pushRow } from './outbox-row.ts';
import { readRetained, waitingKinds } from './outbox-store.ts';
import { push } from './push.ts';
import { startOutbox } from './start-outbox.ts';
import { defineBatchSubscriber, defineSubscriber } from './subscriber.ts';

let platform: TestPlatform;
const heard: string[] = [];
const registered = (name: string, fails = false) =>
  defineSubscriber({
    event: 'member.registered',
    name,
    async run(_, { memberId }, { id }) {
      if (fails) throw new Error('not now');
      heard.push(`${name} ${memberId} ${id}`);
    },
  });
const other = defineSubscriber({
  event: 'member.loggedIn',
  name: 'test.other',
  async run(_, { memberId }) {
    heard.push(`other ${memberId}`);
  },
});

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  heard.length = 0;
  platform.published.length = 0;
  await sql`delete from graphile_worker._private_jobs`.execute(platform.app.db);
  await sql`delete from platform_outbox`.execute(platform.app.db);
});

function register(memberId: string, abort = false): Promise<void> {
  const { app } = platform;
  return inTransaction(app.db, async (tx) => {
    await emit(tx, app, 'member.registered', { memberId, at: app.clock.now().toISOString() });
    await push(tx, app, 'memberWallet', { memberId }, { cause: 'adjustment' });
    if (abort) throw new Error('abort');
  });
}

describe('an event', () => {
  it('reaches each of its subscribers by a job of its own', async () => {
    const { app } = platform;
    const subscribers = [registered('test.one'), registered('test.two'), other];
    await register('m1');

    expect(await dispatchEvents(app, subscribers)).toEqual({ taken: 1, more: false });
    await runDueJobs(app, subscribers);

    expect(heard.map((line) => line.replace(/ \d+$/, ''))).toEqual(['test.one m1', 'test.two m1']);
    expect(new Set(heard.map((line) => line.split(' ')[2])).size).toBe(1);
  });

  it('is tried again for the subscriber that failed and not for the others', async () => {
    const { app } = platform;
    const subscribers = [registered('test.one'), registered('test.two', true)];
    await register('m2');
    await dispatchEvents(app, subscribers);

    await expect(runDueJobs(app, subscribers)).rejects.toThrow('not now');
    await runDueJobs(app, [registered('test.one'), registered('test.two')]);

    expect(heard.map((line) => line.replace(/ \d+$/, ''))).toEqual(['test.one m2', 'test.two m2']);
  });

  it('is one job with all others of the named events that a dispatch takes, 200 at most', async () => {
    const { app } = platform;
    let failing = true;
    const batches: string[][] = [];
    const together = defineBatchSubscriber({
      events: ['member.registered', 'member.loggedIn'],
      name: 'test.together',
      async run(_, events) {
        batches.push(events.map(({ id, name, payload }) => `${id} ${name} ${payload.memberId}`));
        if (failing) throw new Error('not now');
      },
    });
    await inTransaction(app.db, async (tx) => {
      const at = app.clock.now().toISOString();
      for (let n = 0; n < 201; n += 1) await emit(tx, app, 'member.registered', { memberId: `b${n}`, at });
      await emit(tx, app, 'member.closed', { memberId: 'b0', code: 'other', at });
      await emit(tx, app, 'member.loggedIn', { memberId: 'b0', sessionId: 's', at });
    });
    expect(await dispatchEvents(app, [together])).toEqual({ taken: 200, more: true });
    expect(await dispatchEvents(app, [together])).toEqual({ taken: 3, more: false });
    const { rows } = await sql`select from graphile_worker._private_jobs`.execute(app.db);
    expect(rows).toHaveLength(2);

    // A batch that failed is tried again as a whole, with the same ids.
    await expect(runDueJobs(app, [together])).rejects.toThrow('not now');
    failing = false;
    await runDueJobs(app, [together]);
    const seen = batches.filter((batch) => batch.length === 200);
    expect(seen).toHaveLength(2);
    expect(seen[0]).toEqual(seen[1]);
    const last = batches.find((batch) => batch.length === 2) ?? [];
    expect(last.map((line) => line.replace(/^\d+ /, ''))).toEqual([
      'member.registered b200',
      'member.loggedIn b0',
    ]);
  });

  it('does not exist after an aborted transaction: 100 aborts, 0 events, 0 pushes', async () => {
    const { app } = platform;
    const aborts = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) => register(`a${index}`, true)),
    );
    expect(aborts.every(({ status }) => status === 'rejected')).toBe(true);

    expect(await dispatchEvents(app, [registered('test.one')])).toEqual({ taken: 0, more: false });
    expect(await dispatchPushes(app, app.publisher)).toEqual({ taken: 0, more: false });
    expect(platform.published).toEqual([]);
  });
});

describe('a push', () => {
  it('is published in the order of the outbox with the sequence of its topic', async () => {
    const { app, published } = platform;
    for (const memberId of ['p1', 'p2', 'p1', 'p1']) await register(memberId);
    await dispatchPushes(app, app.publisher);
    await register('p2');
    await dispatchPushes(app, app.publisher);

    const at = '2026-08-15T12:00:00.000Z';
    const stamps = published.map(({ topic, message }) => ({ topic, ...message }));
    expect(stamps).toEqual([
      { topic: 'member/p1/wallet', cause: 'adjustment', seq: 1, at },
      { topic: 'member/p2/wallet', cause: 'adjustment', seq: 1, at },
      { topic: 'member/p1/wallet', cause: 'adjustment', seq: 2, at },
      { topic: 'member/p1/wallet', cause: 'adjustment', seq: 3, at },
      { topic: 'member/p2/wallet', cause: 'adjustment', seq: 2, at },
    ]);
  });

  it('may share a row with others, each of which is numbered in its own topic', async () => {
    const { app, published } = platform;
    const at = app.clock.now();
    const bets = (memberId: string, betId: string) =>
      pushRow('memberBets', { memberId }, { betId, status: 'accepted' }, at);
    const wallet = (memberId: string) => pushRow('memberWallet', { memberId }, { cause: 'bet' }, at);
    await inTransaction(app.db, (tx) =>
      insertOutboxRows(tx, [
        pushesRow(bets('r1', 'b1'), wallet('r1')),
        pushesRow(wallet('r2')),
        pushesRow(bets('r1', 'b2'), wallet('r1')),
      ]),
    );
    const { rows } = await sql`select from platform_outbox`.execute(app.db);
    expect(rows.length).toBe(3);

    await dispatchPushes(app, app.publisher);

    expect(published.map(({ topic, message }) => [topic, message.seq])).toEqual([
      ['member/r1/bets', 1],
      ['member/r1/wallet', 1],
      ['member/r2/wallet', 1],
      ['member/r1/bets', 2],
      ['member/r1/wallet', 2],
    ]);
  });

  it('keeps the last message of a retained topic with its sequence', async () => {
    const { app } = platform;
    await inTransaction(app.db, async (tx) => {
      await push(tx, app, 'site', {}, { changed: 'venues' });
      await push(tx, app, 'site', {}, { changed: 'notices' });
    });
    await dispatchPushes(app, app.publisher);

    const kept = await readRetained(app.db);
    expect(kept).toEqual([
      {
        key: 'site',
        topic: 'site/news',
        message: { changed: 'notices', seq: 2, at: '2026-08-15T12:00:00.000Z' },
      },
    ]);
  });

  it('refuses a parameter that would leave its level', () => {
    expect(() => topicName('memberWallet', { memberId: 'm/#' })).toThrow('does not fit');
    expect(() => topicName('memberWallet', { memberId: '+' })).toThrow('does not fit');
  });
});

describe('the dispatcher', () => {
  it('looks first which kinds wait, and takes the others for empty', async () => {
    const { app } = platform;
    expect(await waitingKinds(app.db)).toEqual({ event: false, push: false });
    await register('w1');
    expect(await waitingKinds(app.db)).toEqual({ event: true, push: true });
    await dispatchEvents(app, []);
    expect(await waitingKinds(app.db)).toEqual({ event: false, push: true });
    await dispatchPushes(app, app.publisher);
    expect(await waitingKinds(app.db)).toEqual({ event: false, push: false });
  });

  it('hears of a commit at once, also after its connection was cut', async () => {
    const { app, published } = platform;
    const outbox = await startOutbox(app, { publisher: app.publisher, pollMilliseconds: 60_000 });
    await register('d1');
    await eventually(() => expect(published).toHaveLength(1));

    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'fairway-outbox' and datname = current_database()`.execute(app.db);
    await register('d2');
    await eventually(() => expect(published).toHaveLength(2));

    await outbox.stop();
    await register('d3');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(published).toHaveLength(2);
  });

  it('leaves two at work at once with one order and no doubles', async () => {
    const { app } = platform;
    // Each publishes after its commit, so one may overtake the other on delivery; the order is that of the sequences.
    const published: number[][] = [[], []];
    const outboxes = await Promise.all(
      published.map((said) =>
        startOutbox(app, {
          publisher: { publish: ({ message }) => void said.push(message.seq), audience: () => new Map() },
          pollMilliseconds: 50,
        }),
      ),
    );
    for (let index = 0; index < 60; index += 1) await register('both');
    await eventually(() => expect(published.flat()).toHaveLength(60));
    await Promise.all(outboxes.map((outbox) => outbox.stop()));

    for (const said of published) expect(said).toEqual(said.toSorted((a, b) => a - b));
    expect(published.flat().toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 60 }, (_, index) => index + 1),
    );
  });
});
