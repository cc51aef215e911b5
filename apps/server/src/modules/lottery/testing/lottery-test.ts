import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { beaconMount } from '../../beacon/mount.ts';
import { createTestChain, type TestChain } from '../../beacon/testing/test-chain.ts';
import { startTestRelay, type TestRelay } from '../../beacon/testing/test-relay.ts';
import { dispatchEvents } from '#platform/outbox/dispatch-events.ts';
import { runDueJobs } from '#platform/jobs/run-due-jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { findingsOf, fundMember, moneyOf } from '../../../testing/fund-member.ts';
import { createTestApp, type TestApp, type TestMember } from '../../../testing/test-app.ts';
import { keepTimetable } from '../issues/keep-timetable.job.ts';
import { lotteryMount } from '../mount.ts';

/** A member with money in the center wallet. */
export interface Buyer extends TestMember {
  center(): Promise<string>;
}

/** The product with a beacon of the test's own and the timetable written; its `end` proves the books first. */
export interface LotteryTest extends TestApp {
  readonly chain: TestChain;
  readonly relay: TestRelay;
  buyer(name: string, fen: bigint): Promise<Buyer>;
  once(): { operationId: string };
  /** The number of the issue that takes bets. */
  openIssue(lottery: LotteryCode): Promise<string>;
  /** Runs what is due by now, events included. */
  work(): Promise<void>;
  /** Moves the clock to the closing of the open issue, or past its draw, and runs what is due. */
  closeIssue(lottery: LotteryCode): Promise<void>;
  drawIssue(lottery: LotteryCode): Promise<void>;
  /** Moves the clock to the round of the issue that has closed last, and runs what is due. */
  settleIssue(lottery: LotteryCode): Promise<void>;
  /** Moves the clock to the closing of an issue of `k3`; runs what is due unless nothing is to run. */
  closeTime(issue: string, runs?: boolean): Promise<void>;
}

/** Begins at noon in Shanghai, a minute into an issue of `k3`, after what `before` does to an installation without issues. */
export async function createLotteryTest(
  start = '2026-08-15T04:01:00.000Z',
  before: (app: Platform) => Promise<void> = () => Promise.resolve(),
): Promise<LotteryTest> {
  const chain = createTestChain(new Date(Date.parse(start) - 10 * 86_400_000).toISOString());
  const relay = await startTestRelay(chain);
  const test = await createTestApp({
    start,
    env: {
      BEACON_URL: relay.url,
      BEACON_CHAIN: chain.hash,
      BEACON_PUBLIC_KEY: chain.publicKey,
      BEACON_GENESIS: String(chain.genesis / 1000),
      BEACON_PERIOD: String(chain.period / 1000),
    },
  });
  await before(test.app);
  await keepTimetable(test.app);
  let operation = 0;
  const mounts = [beaconMount, lotteryMount];
  const subscribers = mounts.flatMap((mount) => mount.subscribers ?? []);
  const jobs = [...mounts.flatMap((mount) => mount.jobs ?? []), ...subscribers];
  const current = async (code: LotteryCode) => {
    const { current: issue } = await test.visitor.getLottery({ lottery: code });
    if (!issue) throw new Error(`no issue of ${code} takes bets`);
    return issue;
  };
  const work = async () => {
    for (let ran = 1; ran > 0;) {
      while ((await dispatchEvents(test.app, subscribers)).more);
      ran = (await runDueJobs(test.app, jobs)).length;
    }
  };
  return {
    ...test,
    chain,
    relay,
    work,
    once() {
      operation += 1;
      return { operationId: `lottery-${String(operation).padStart(16, '0')}` };
    },
    async buyer(name, fen) {
      const member = await test.register(name);
      await fundMember(test.app, member.id, fen);
      return {
        ...member,
        center: async () => (await moneyOf(test.app, member.id, 'fairway-lottery')).center,
      };
    },
    openIssue: async (code) => (await current(code)).issue,
    async closeIssue(code) {
      test.clock.set(new Date((await current(code)).closesAt));
      await work();
    },
    async drawIssue(code) {
      const { beacon } = await current(code);
      test.clock.set(new Date(beacon.at));
      await work();
    },
    async settleIssue(code) {
      const { rows } = await sql<{ at: Date }>`
        select beacon_at as at from lottery_issues
        where lottery = ${code} and closes_at <= platform_now() order by closes_at desc limit 1`.execute(
        test.app.db,
      );
      if (rows[0]) test.clock.set(rows[0].at);
      await work();
    },
    async closeTime(issue, runs = true) {
      const { rows } = await sql<{ at: Date }>`
        select closes_at as at from lottery_issues where lottery = 'k3' and issue = ${issue}`.execute(
        test.app.db,
      );
      if (rows[0]) test.clock.set(rows[0].at);
      if (runs) await work();
    },
    async end() {
      const findings = await findingsOf(test.app);
      await test.end();
      await relay.stop();
      expect(findings).toEqual([]);
    },
  };
}
