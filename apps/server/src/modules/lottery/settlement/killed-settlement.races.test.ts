import { CNY, parseMoney } from '@fairway/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runDueJobs } from '#platform/jobs/run-due-jobs.ts';
import { killChild } from '#platform/test-kill-child.ts';
import { beaconMount } from '../../beacon/mount.ts';
import { watchChasesJob } from '../chases/advance-chase.job.ts';
import { drawIssueJob } from '../issues/draw-issue.job.ts';
import { selectIssue, type IssueKey } from '../issues/issues-store.ts';
import { watchIssues } from '../issues/watch-issues.job.ts';
import { createLotteryTest, type Buyer, type LotteryTest } from '../testing/lottery-test.ts';

/** When the worker is killed: so many milliseconds after it began to settle (`.`) or to let chases go on (`,`). */
const moments = [
  ['.', 3],
  ['.', 50],
  [',', 5],
] as const;
const callsEach = 4;
const ticketsACall = 20;

let test: LotteryTest;
let buyers: Buyer[];
beforeAll(async () => {
  test = await createLotteryTest();
  buyers = await Promise.all([0, 1, 2, 3].map((n) => test.buyer(`killed${n}`, 5_000_00n)));
});
afterAll(() => test.end());

/** Every sum of three dice: one of its sixteen notes always wins. */
const surely = {
  play: 'k3.sum',
  pick: Array.from({ length: 16 }, (_, n) => String(n + 3)).join(','),
  unit: '0.20',
};
const key = (issue: string): IssueKey => ({ lottery: 'k3', issue });
const fenOf = async (buyer: Buyer) => parseMoney(await buyer.center(), CNY).minor;

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
      const chase = { ...surely, lottery: 'k3' as const, currency: 'CNY' as const, stopOnWin: false, items };
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
