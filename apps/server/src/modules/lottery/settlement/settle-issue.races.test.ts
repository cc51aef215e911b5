import { CNY, parseMoney } from '@fairway/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeLane } from '#modules/ledger';
import { runDueJobs } from '#platform/jobs/run-due-jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { killChild } from '#platform/test-kill-child.ts';
import { beaconMount } from '../../beacon/mount.ts';
import { honest, notYet } from '../../beacon/testing/test-relay.ts';
import { drawIssueJob } from '../issues/draw-issue.job.ts';
import { selectIssue, type IssueKey } from '../issues/issues-store.ts';
import { watchIssues } from '../issues/watch-issues.job.ts';
import type { IssueRow } from '../tables.ts';
import { createLotteryTest, type Buyer, type LotteryTest } from '../testing/lottery-test.ts';
import { selectUnsettled } from '../tickets/unsettled-tickets-store.ts';
import { settleIssueJob } from './settle-issue.job.ts';
import { settleTickets } from './settle-tickets.ts';
import { watchChasesJob } from '../chases/advance-chase.job.ts';

let test: LotteryTest;
let buyers: Buyer[];
beforeAll(async () => {
  test = await createLotteryTest();
  buyers = await Promise.all([0, 1, 2, 3].map((n) => test.buyer(`settles${n}`, 200_00n)));
});
afterAll(() => test.end());

/** Every sum of three dice: one of its sixteen notes always wins. */
const surely = {
  play: 'k3.sum',
  pick: Array.from({ length: 16 }, (_, n) => String(n + 3)).join(','),
  unit: '1.00',
  times: 1,
};
const small = { play: 'k3.sides', pick: 'small', unit: '4.00', times: 1 };

/** Two tickets of every buyer on the open issue, 20 yuan each, and the issue closed. */
async function staked(): Promise<IssueKey> {
  const key = { lottery: 'k3' as const, issue: await test.openIssue('k3') };
  const asked = { ...key, currency: 'CNY' as const, tickets: [surely, small] };
  for (const { api } of buyers) await api.placeTickets(asked, test.once());
  await test.closeIssue('k3');
  return key;
}

async function issueRow(key: IssueKey): Promise<IssueRow> {
  const row = await selectIssue(test.app.db, key);
  if (!row) throw new Error(`no issue ${key.issue}`);
  return row;
}

/** Runs what is given in three processes at once, one of them twice. */
async function atOnce(act: (app: Platform) => Promise<unknown>): Promise<void> {
  const others = [{ ...test.app }, { ...test.app }];
  try {
    await Promise.all([test.app, test.app, ...others].map(act));
  } finally {
    for (const app of others) await closeLane(app);
  }
}

interface Result {
  member_id: string;
  returned: bigint;
  cause: string;
}
async function resultsOf({ issue }: IssueKey): Promise<Result[]> {
  const { rows } = await sql<Result>`
    select r.member_id, r.returned, r.cause from lottery_results r
    join lottery_tickets t on t.shard_id = r.shard_id and t.id = r.ticket_id where t.issue = ${issue}`.execute(
    test.app.db,
  );
  return rows;
}
const fenOf = async (buyer: Buyer) => parseMoney(await buyer.center(), CNY).minor;
describe('settling an issue', () => {
  it('in several processes at once pays every ticket once', async () => {
    const key = await staked();
    const before = await Promise.all(buyers.map(fenOf));
    expect(before).toEqual(buyers.map(() => 180_00n));
    test.clock.set((await issueRow(key)).beacon_at);
    await runDueJobs(test.app, beaconMount.jobs ?? []);
    await atOnce((app) => drawIssueJob.run(app, key));
    expect(await resultsOf(key)).toEqual([]);
    await atOnce((app) => settleIssueJob.run(app, key));

    const results = await resultsOf(key);
    expect(results.map(({ cause }) => cause)).toEqual(Array.from({ length: 8 }, () => 'drawn'));
    expect((await issueRow(key)).settled_at).not.toBeNull();
    for (const buyer of buyers) {
      const own = results.filter(({ member_id: id }) => id === buyer.id);
      expect(own).toHaveLength(2);
      const returned = own.reduce((sum, one) => sum + one.returned, 0n);
      expect(returned).toBeGreaterThan(0n);
      expect(await fenOf(buyer)).toBe(180_00n + returned);
    }
    // Nor does what is due afterwards, or the same job once more.
    const after = await Promise.all(buyers.map(fenOf));
    await test.work();
    await settleIssueJob.run(test.app, key);
    expect(await Promise.all(buyers.map(fenOf))).toEqual(after);
  });

  it('pays the rest of a member’s tickets where another process has paid some of them', async () => {
    const key = await staked();
    const before = await Promise.all(buyers.map(fenOf));
    test.clock.set((await issueRow(key)).beacon_at);
    await runDueJobs(test.app, beaconMount.jobs ?? []);
    await drawIssueJob.run(test.app, key);
    const page = await selectUnsettled(test.app.db, key, undefined, 100);
    expect(page).toHaveLength(8);
    const firstOf = new Map(page.toReversed().map((ticket) => [ticket.member_id, ticket]));
    const row = await issueRow(key);
    await settleTickets(test.app, row, [...firstOf.values()].slice(0, 3));
    expect(await resultsOf(key)).toHaveLength(3);
    // It had read all of them before.
    await settleTickets(test.app, row, page);
    await settleTickets(test.app, row, page);

    const results = await resultsOf(key);
    expect(results).toHaveLength(8);
    for (const [index, buyer] of buyers.entries()) {
      const own = results.filter(({ member_id: id }) => id === buyer.id);
      const returned = own.reduce((sum, one) => sum + one.returned, 0n);
      expect(await fenOf(buyer)).toBe((before[index] ?? 0n) + returned);
    }
    const { rows } = await sql<{ tickets: number; events: number }>`
      select count(distinct ticket ->> 'ref')::integer as tickets, count(distinct o.id)::integer as events
      from platform_outbox o, jsonb_array_elements(o.payload -> 'tickets') as ticket
      where o.name = 'tickets.settled' and (ticket ->> 'ref')::uuid = any (${page.map(({ id }) => id)}::uuid[])`.execute(
      test.app.db,
    );
    // Three by themselves with what was left of their members, and both of the fourth together.
    expect(rows).toEqual([{ tickets: 8, events: 7 }]);
    await settleIssueJob.run(test.app, key);
  });

  it('without a round for half an hour gives the stakes back, once, and draws it no more', async () => {
    const before = await Promise.all(buyers.map(fenOf));
    test.relay.round = notYet;
    const key = await staked();
    const { draws_at: drawsAt } = await issueRow(key);
    test.clock.set(new Date(drawsAt.getTime() + 30 * 60_000));
    await watchIssues(test.app);
    expect(await issueRow(key)).toMatchObject({ voided_at: null, drawn_at: null });
    expect(await resultsOf(key)).toEqual([]);

    test.clock.advance({ seconds: 1 });
    await atOnce((app) => watchIssues(app));
    await atOnce((app) => settleIssueJob.run(app, key));
    const { rows } = await sql`
      select void_reason from lottery_issues where lottery = 'k3' and issue = ${key.issue}`.execute(
      test.app.db,
    );
    expect(rows).toEqual([{ void_reason: 'noRandomness' }]);
    const results = await resultsOf(key);
    expect(results.map(({ cause }) => cause)).toEqual(Array.from({ length: 8 }, () => 'voided'));
    expect(await Promise.all(buyers.map(fenOf))).toEqual(before);

    // The round comes after all.
    test.relay.round = honest(test.chain);
    test.clock.advance({ minutes: 2 });
    await test.work();
    await watchIssues(test.app);
    expect(await issueRow(key)).toMatchObject({ drawn_at: null, result: null });
    expect(await Promise.all(buyers.map(fenOf))).toEqual(before);
  });
});

describe('a settlement whose process dies', () => {
  /** When the worker is killed: so many milliseconds after it began to settle (`.`) or to let chases go on (`,`). */
  const moments = [
    ['.', 3],
    ['.', 50],
    [',', 5],
  ] as const;
  const callsEach = 4;
  const ticketsACall = 20;

  beforeAll(async () => {
    buyers = await Promise.all([0, 1, 2, 3].map((n) => test.buyer(`killed${n}`, 5_000_00n)));
  });

  /** Every sum of three dice: one of its sixteen notes always wins. */
  const surely = {
    play: 'k3.sum',
    pick: Array.from({ length: 16 }, (_, n) => String(n + 3)).join(','),
    unit: '0.20',
  };
  const key = (issue: string): IssueKey => ({ lottery: 'k3', issue });

  /** Tickets of everybody on the open issue, and a chase of everybody on it and the next one. */
  async function stake(): Promise<{ issue: string; chases: string[] }> {
    const issue = await test.openIssue('k3');
    const { rows } = await sql<{ issue: string }>`
    select issue from lottery_issues where lottery = 'k3' and issue >= ${issue} order by issue limit 2`.execute(
      test.app.db,
    );
    const tickets = Array.from({ length: ticketsACall }, () => ({ ...surely, times: 1 }));
    const asked = { ...key(issue), currency: 'CNY' as const };
    const chases = await Promise.all(
      buyers.map(async ({ api }) => {
        for (let call = 0; call < callsEach; call += 1)
          await api.placeTickets({ ...asked, tickets }, test.once());
        const items = rows.map((row) => ({ issue: row.issue, times: 1 }));
        const chase = {
          ...surely,
          lottery: 'k3' as const,
          currency: 'CNY' as const,
          stopOnWin: false,
          items,
        };
        return (await api.placeChase({ ...chase, startIssue: issue }, test.once())).chase.id;
      }),
    );
    // The chases' first tickets.
    await test.work();
    await test.closeIssue('k3');
    return { issue, chases };
  }

  /** Runs a worker of its own on the issue, and kills it at the moment. */
  async function settleAndKill(issue: string, mark: string, milliseconds: number): Promise<void> {
    const now = test.clock.now().toISOString();
    await killChild(
      new URL('settling-process.fixture.ts', import.meta.url),
      [test.database.urls.app, now, 'k3', issue],
      { written: (text) => text.includes(mark), milliseconds },
    );
  }

  async function paidOn(issue: string): Promise<{ tickets: number; results: number; returned: bigint }> {
    const { rows } = await sql<{ tickets: bigint; results: bigint; returned: bigint }>`
    select count(*) as tickets, count(r.ticket_id) as results, coalesce(sum(r.returned), 0)::bigint as returned
    from lottery_tickets t left join lottery_results r on r.shard_id = t.shard_id and r.ticket_id = t.id
    where t.lottery = 'k3' and t.issue = ${issue}`.execute(test.app.db);
    const [row] = rows;
    return {
      tickets: Number(row?.tickets),
      results: Number(row?.results),
      returned: BigInt(row?.returned ?? 0),
    };
  }

  it.each(moments)(
    'a worker killed at "%s" and %i ms leaves every ticket paid once and every chase with one ticket an issue',
    async (mark, milliseconds) => {
      const { issue, chases } = await stake();
      const row = await selectIssue(test.app.db, key(issue));
      if (!row) throw new Error(`no issue ${issue}`);
      test.clock.set(row.beacon_at);
      await runDueJobs(test.app, beaconMount.jobs ?? []);
      await drawIssueJob.run(test.app, key(issue));
      const before = await Promise.all(buyers.map(fenOf));

      await settleAndKill(issue, mark, milliseconds);
      // What a worker that lives finds a minute later.
      await watchIssues(test.app);
      await watchChasesJob.run(test.app, { period: test.clock.now().toISOString() });
      await test.work();

      const expected = buyers.length * (callsEach * ticketsACall + 1);
      const paid = await paidOn(issue);
      expect(paid).toMatchObject({ tickets: expected, results: expected });
      const after = await Promise.all(buyers.map(fenOf));
      const gained = after.reduce((sum, fen, index) => sum + fen - (before[index] ?? 0n), 0n);
      expect(gained).toBe(paid.returned);
      for (const [index, id] of chases.entries())
        expect((await buyers[index]?.api.getChase({ id }))?.chase).toMatchObject({ placed: 2, rest: '0.00' });

      // The next issue is drawn too, and the chases end with it.
      await test.closeIssue('k3');
      await test.settleIssue('k3');
      for (const [index, id] of chases.entries())
        expect((await buyers[index]?.api.getChase({ id }))?.chase).toMatchObject({ state: 'finished' });
    },
  );
});
