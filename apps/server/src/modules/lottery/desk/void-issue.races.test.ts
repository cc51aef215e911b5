import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { refusedBy } from '#platform/db/sql-faults.ts';
import { closeIssueJob } from '../issues/close-issue.job.ts';
import { drawIssueJob } from '../issues/draw-issue.job.ts';
import { selectIssue, type IssueKey } from '../issues/issues-store.ts';
import { voidIssue } from '../issues/void-issue.ts';
import { createLotteryTest, type Buyer, type LotteryTest } from '../testing/lottery-test.ts';

type Trader = Awaited<ReturnType<LotteryTest['operator']>>['api'];

let test: LotteryTest;
let maker: Trader;
let checker: Trader;
let third: Trader;
let buyer: Buyer;
beforeAll(async () => {
  test = await createLotteryTest();
  [maker, checker, third] = [
    (await test.operator('trader')).api,
    (await test.operator('trader')).api,
    (await test.operator('trader')).api,
  ];
  buyer = await test.buyer('voided', 1000_00n);
});
afterAll(() => test.end());

const reason = '赔率录入有误';
const once = () => ({ operationId: test.app.ids.uuid() });
/** 20.00 staked on the open issue. */
async function staked(): Promise<IssueKey> {
  const key = { lottery: 'k3' as const, issue: await test.openIssue('k3') };
  const tickets = [{ play: 'k3.sides', pick: 'big', unit: '20.00', times: 1 }];
  await buyer.api.placeTickets({ ...key, currency: 'CNY', tickets }, once());
  return key;
}
const rowOf = async (key: IssueKey) => {
  const row = await selectIssue(test.app.db, key);
  if (!row) throw new Error('no issue');
  return row;
};
const propose = async (key: IssueKey) =>
  (await maker.proposeIssueVoid({ ...key, reason }, once())).proposalId;
const rollbacks = async ({ issue }: IssueKey) => {
  const { rows } = await sql<{ cause: string }>`
    select r.cause from lottery_results r join lottery_tickets t on t.shard_id = r.shard_id and t.id = r.ticket_id
    where t.issue = ${issue}`.execute(test.app.db);
  return rows.map(({ cause }) => cause);
};

describe('voiding an issue', () => {
  it('takes two people and a reason, and gives each stake back once', async () => {
    const before = await buyer.center();
    const key = await staked();
    const id = await propose(key);
    await expect(maker.approveProposal({ id }, once())).rejects.toMatchObject({ error: 'approverIsMaker' });
    await expect(checker.proposeIssueVoid({ ...key, reason }, once())).rejects.toMatchObject({
      error: 'editConflict',
    });
    const { proposals } = await checker.listProposals({ kind: 'lottery.void' });
    expect(proposals[0]).toMatchObject({
      id,
      mayDecide: true,
      objectId: `k3/${key.issue}`,
      before: { state: 'open', staked: '20.00 CNY', returned: '' },
      after: { state: 'voided', returned: '20.00 CNY' },
    });
    const support = (await test.operator('support')).api;
    await expect(support.proposeIssueVoid({ ...key, reason }, once())).rejects.toMatchObject({
      error: 'permissionMissing',
    });
    // Closing it meanwhile voids no proposal.
    await test.closeIssue('k3');

    const ends = await Promise.allSettled([
      checker.approveProposal({ id }, once()),
      third.approveProposal({ id }, once()),
      checker.approveProposal({ id }, once()),
    ]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await test.work();
    expect(await rowOf(key)).toMatchObject({ void_reason: 'operators', drawn_at: null, result: null });
    expect(await buyer.center()).toBe(before);
    await test.drawIssue('k3');
    expect(await rollbacks(key)).toEqual(['voided']);
    expect(await buyer.center()).toBe(before);
    const page = await maker.getLotteryIssue(key);
    expect(page).toMatchObject({
      state: 'voided',
      voidReason: 'operators',
      voidable: false,
      sums: [{ staked: '20.00', returned: '20.00', net: '0.00' }],
    });
    expect((await maker.listLotteryIssues({ lottery: 'k3', state: 'voided' })).issues).toHaveLength(1);
    const auditor = (await test.operator('auditor')).api;
    const written = { objectKind: 'lotteryIssue', objectId: `k3/${key.issue}`, reason };
    expect((await auditor.listAudit({ action: 'proposeIssueVoid' })).rows).toMatchObject([written]);
    expect((await auditor.listAudit({ action: 'approveProposal' })).rows).toMatchObject([written]);
    await expect(propose(key)).rejects.toMatchObject({ error: 'issueNotVoidable' });
  });

  it('does nothing by silence, and is too late from the moment its randomness may be out', async () => {
    const key = await staked();
    const id = await propose(key);
    await test.closeIssue('k3');
    const { beacon_at: beaconAt } = await rowOf(key);
    test.clock.set(beaconAt);
    expect(await rowOf(key)).toMatchObject({ drawn_at: null });
    await expect(checker.approveProposal({ id }, once())).rejects.toMatchObject({ error: 'approvalVoided' });
    await expect(checker.proposeIssueVoid({ ...key, reason }, once())).rejects.toMatchObject({
      error: 'issueNotVoidable',
    });
    await test.work();
    expect(await rowOf(key)).toMatchObject({ voided_at: null });
    expect((await rowOf(key)).settled_at).not.toBeNull();
    expect(await rollbacks(key)).toEqual(['drawn']);
  });

  it('and drawing meet, and one of them happens', async () => {
    const key = await staked();
    const id = await propose(key);
    await test.closeIssue('k3');
    const { beacon_at: beaconAt } = await rowOf(key);
    test.clock.set(beaconAt);
    // The round is kept, and nothing is drawn yet; one hand holds the issue while all others wait for its row.
    const all = await Promise.allSettled([
      checker.approveProposal({ id }, once()),
      test.work(),
      drawIssueJob.run(test.app, { lottery: 'k3', issue: key.issue }),
      third.approveProposal({ id }, once()),
    ]);
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'rejected']);
    await test.work();
    expect(await rollbacks(key)).toEqual(['drawn']);
  });

  it('and closing meet, and the stake comes back once', async () => {
    const before = await buyer.center();
    const key = await staked();
    const id = await propose(key);
    test.clock.set((await rowOf(key)).closes_at);
    await Promise.all([
      checker.approveProposal({ id }, once()),
      closeIssueJob.run(test.app, { lottery: 'k3', issue: key.issue }),
    ]);
    await test.work();
    expect(await rowOf(key)).toMatchObject({ tickets: 1, void_reason: 'operators' });
    expect(await rollbacks(key)).toEqual(['voided']);
    expect(await buyer.center()).toBe(before);
  });

  it('is refused by the rows at any other time', async () => {
    const key = await staked();
    const write = (why: string) =>
      sql`update lottery_issues set voided_at = platform_now(), void_reason = ${why}
        where lottery = 'k3' and issue = ${key.issue}`
        .execute(test.app.db)
        .then(
          () => '',
          (fault: unknown) => refusedBy(fault) ?? '',
        );
    expect(await write('noRandomness')).toBe('lottery_issues_void_time');
    await test.closeIssue('k3');
    test.clock.set((await rowOf(key)).beacon_at);
    expect(await write('operators')).toBe('lottery_issues_void_time');
    expect(await inTransaction(test.app.db, (tx) => voidIssue(tx, test.app, key, 'operators'))).toBe(false);
    await test.work();
    expect(await rollbacks(key)).toEqual(['drawn']);
  });
});
