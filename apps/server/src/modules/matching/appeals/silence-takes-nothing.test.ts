import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, afterEach } from 'vitest';
import { opId, withdrawPassword } from '../../cashier/testing/cashier-stage.ts';
import { matchingActs } from '../testing/matching-acts.ts';
import { createMatchingStage, type MatchingStage } from '../testing/matching-stage.ts';
import { expireOrderJob } from '../../cashier/deposits/jobs/expire-order.job.ts';
import { retryLostStagesJob } from '../jobs/retry-lost-stages.job.ts';

let stage: MatchingStage;
let acts: ReturnType<typeof matchingActs>;
beforeAll(async () => {
  stage = await createMatchingStage();
  acts = matchingActs(stage);
});
afterAll(() => stage.end());

/** A part that its payer says was paid, with a picture. */
async function saidPaid(name: string, amount: string) {
  const { member, billNo } = await stage.draw(`${name}Draw`, amount);
  const payer = await stage.register(`${name}Payer`);
  const deposit = await stage.pay(payer, amount);
  const partNo = await acts.partOf(member, billNo);
  const proof = await acts.upload(payer);
  await payer.api.confirmFastDeposit({ billNo: deposit, proof }, opId());
  return { member, payer, billNo, deposit, partNo };
}

/** Advances days with the worker running all the time. */
async function days(count: number): Promise<void> {
  for (let hour = 0; hour < count * 24; hour += 4) await stage.pass({ hours: 4 });
}

/** What the member of this order is notified of on its appeal, oldest first. */
async function news(billNo: string): Promise<string[]> {
  const { rows } = await sql<{ news: string }>`select payload ->> 'news' as news from platform_outbox
    where name = 'matching.appealMoved' and payload ->> 'billNo' = ${billNo} order by id`.execute(
    stage.test.app.db,
  );
  return rows.map((row) => row.news);
}

/** The metric that watches the deadlines. */
const escalations = async () =>
  (await stage.test.app.metrics.registry.getSingleMetric('fairway_match_appeals_escalated_total')?.get())
    ?.values[0]?.value ?? 0;

describe('days of silence', () => {
  it('of a recipient whom the payer’s appeal met asleep: the money stays held, an operator has the case, nothing confirms', async () => {
    const { member, payer, billNo, deposit, partNo } = await saidPaid('Asleep', '1900');
    const before = await stage.balances(member);
    await stage.pass({ minutes: 5 });
    await payer.api.appealFastDeposit(
      { billNo: deposit, reason: 'notConfirmed', text: '快点', evidence: [] },
      opId(),
    );

    await days(6);
    expect(await acts.cents(payer)).toBe(0n);
    expect(await stage.balances(member)).toMatchObject({ locked: before.locked, center: before.center });
    const [part] = (await stage.parts(member, billNo)).parts;
    expect(part).toMatchObject({
      status: 'frozen',
      orderState: 4013,
      atDeadline: 'escalated',
      canConfirm: true,
      canState: true,
      appeal: { state: 'escalated', outcome: null },
    });
    // Both read when an operator looks at it next, and the payer's order is as alive as the part.
    expect(Date.parse(part?.appeal?.nextAt ?? '')).toBeGreaterThan(stage.test.clock.now().getTime());
    expect((await payer.api.getFastDeposit({ billNo: deposit })).part?.appeal).toEqual(part?.appeal);
    expect(await stage.order(deposit)).toMatchObject({ status: 'markedPaid', orderState: 102 });
    const events = await acts.timeline(billNo);
    expect(events.filter((event) => event === 'appealEscalated')).toHaveLength(1);

    // The console has it first, counts it, and its metric has counted every deadline that passed.
    const [first] = (await stage.clerk.api.listPartAppeals({ state: 'open' })).appeals;
    expect(first?.part.partNo).toBe(partNo);
    expect(first?.escalations).toBeGreaterThan(20);
    expect(await escalations()).toBe(first?.escalations);
    expect(await stage.lead.api.getHouseDay({})).toMatchObject({ escalatedAppeals: 1 });
    expect(await news(deposit)).toEqual(['operator']);
    expect(await news(billNo)).toEqual(['opened', 'operator']);

    // What ends it is the recipient's own confirmation.
    await member.api.confirmFastWithdrawal({ partNo, withdrawPassword }, opId());
    expect(await acts.cents(payer)).toBe(1900_00n);
    await stage.proveBooks();
  });

  it('of everybody about a part without any proof: the payer’s money is not given up either', async () => {
    const { member, billNo } = await stage.draw('NoProofDraw', '2700');
    const payer = await stage.register('NoProofPayer');
    const deposit = await stage.pay(payer, '2700');
    await acts.paid(payer, deposit);
    const partNo = await acts.partOf(member, billNo);
    await days(3);
    expect(await stage.order(deposit)).toMatchObject({ status: 'markedPaid' });
    const held = await acts.caseOf(partNo);
    expect(held).toMatchObject({ said: null, part: { status: 'frozen', appeal: { openedBy: 'rule' } } });
    // One operator alone cannot end it, however long it waits.
    await acts.decide(stage.clerk, held, 'release');
    await days(3);
    expect(await acts.caseOf(partNo)).toMatchObject({ said: { outcome: 'release' }, decidedBy: null });
    await acts.decide(stage.lead, await acts.caseOf(partNo), 'release');
    expect(await stage.order(deposit)).toMatchObject({ status: 'expired', creditedAmount: '0.00' });
    await stage.run();
    await stage.proveBooks();
  });

  it('of an operator who stopped a part: it stays stopped, and both sides may say what happened', async () => {
    const { member, payer, deposit, partNo } = await saidPaid('Stopped', '410');
    await stage.clerk.api.freezePart({ partNo, reason: '付款账户可疑' }, opId());
    await days(3);
    expect(await acts.cents(payer)).toBe(0n);
    const say = { text: '本人账户付款', evidence: [] };
    await payer.api.addFastDepositStatement({ billNo: deposit, reason: 'paidInFull', ...say }, opId());
    const { part } = await member.api.addFastWithdrawalStatement(
      { partNo, reason: 'payerDiffers', text: '付款人姓名不同', evidence: [] },
      opId(),
    );
    // What the operator wrote is for operators.
    expect(part.appeal?.statements).toMatchObject([{ side: 'staff', text: '' }, {}, {}]);
    const held = await acts.caseOf(partNo);
    expect(held.part.appeal?.statements[0]).toMatchObject({ side: 'staff', text: '付款账户可疑' });
    await acts.decide(stage.clerk, held, 'confirm');
    await acts.decide(stage.lead, held, 'confirm');
    expect(await acts.cents(payer)).toBe(410_00n);
    await stage.proveBooks();
  });
});

describe('a job that was lost', () => {
  it('of a part is set again; the deposit’s own expiry ends nothing that people are still to say', async () => {
    const { payer, deposit, partNo } = await saidPaid('LostJob', '620');
    await sql`delete from graphile_worker._private_jobs`.execute(stage.test.app.db);
    stage.test.clock.advance({ hours: 9 });
    await stage.keepSignedIn();
    await expireOrderJob.run(stage.test.app, { billNo: deposit, asked: 0 });
    expect(await stage.order(deposit)).toMatchObject({ status: 'markedPaid' });
    await retryLostStagesJob.run(stage.test.app, { period: '' });
    await stage.run();
    expect(await acts.caseOf(partNo)).toMatchObject({ part: { appeal: { openedBy: 'rule' } } });
    expect(await acts.cents(payer)).toBe(0n);
  });
});

it('the database itself refuses a part that the rule confirmed', async () => {
  const { partNo } = await saidPaid('RuleDraw', '630');
  const forged = sql`update matching_parts set status = 'confirmed', ended_by = 'rule', ended_at = now()
    where part_no = ${partNo}`.execute(stage.test.app.db);
  await expect(forged).rejects.toThrow('matching_parts_confirmed_by_people');
});

describe('an operator stops a part', () => {
  afterEach(() => stage.proveBooks());

  async function matched(name: string, amount: string) {
    const { member, billNo } = await stage.draw(`${name}Draw`, amount);
    const payer = await stage.register(`${name}Payer`);
    const deposit = await stage.pay(payer, amount);
    const partNo = await acts.partOf(member, billNo);
    return {
      member,
      payer,
      billNo,
      deposit,
      partNo,
      stop: () => stage.clerk.api.freezePart({ partNo, reason: '收款卡疑似被盗用' }, opId()),
      decide: async (end: 'confirm' | 'release') => {
        const seen = await acts.caseOf(partNo);
        await acts.decide(stage.clerk, seen, end);
        await acts.decide(stage.lead, seen, end);
        await stage.run();
      },
    };
  }

  it('that waits for its payer: he no longer sees where to pay, no clock releases it, two operators end it', async () => {
    const one = await matched('Early', '310');
    expect((await stage.order(one.deposit)).recipientAccount).toMatch(/^\d+$/);
    expect(await one.stop()).toMatchObject({ status: 'frozen', orderState: 4014 });
    expect((await stage.order(one.deposit)).recipientAccount).toContain('*');
    await expect(acts.paid(one.payer, one.deposit)).rejects.toMatchObject({ error: 'depositStateWrong' });
    await stage.pass({ hours: 25 });
    expect((await stage.parts(one.member, one.billNo)).parts[0]).toMatchObject({ status: 'frozen' });
    expect(await stage.order(one.deposit)).toMatchObject({ status: 'pendingPayment' });
    await one.decide('release');
    expect(await stage.order(one.deposit)).toMatchObject({ status: 'expired' });
    expect(await acts.cents(one.payer)).toBe(0n);
  });

  it('that was paid just before the stop: two operators credit its payer', async () => {
    const one = await matched('Paid', '320');
    await one.stop();
    // The payer may cancel the order meanwhile; what was paid still counts.
    await one.payer.api.cancelDepositOrder({ billNo: one.deposit }, opId());
    await stage.run();
    await one.decide('confirm');
    expect(await acts.cents(one.payer)).toBe(320_00n);
    expect(await stage.order(one.deposit)).toMatchObject({ status: 'settled' });
  });

  it('that is under appeal: what was proposed is void, its recipient alone does not end it', async () => {
    const one = await matched('Appealed', '330');
    await acts.paid(one.payer, one.deposit);
    await one.member.api.appealFastWithdrawal(
      { partNo: one.partNo, reason: 'notReceived', text: '', evidence: [] },
      opId(),
    );
    const seen = await acts.caseOf(one.partNo);
    await acts.decide(stage.clerk, seen, 'confirm');
    expect(await one.stop()).toMatchObject({ status: 'frozen', orderState: 4014 });
    await expect(acts.decide(stage.lead, seen, 'confirm')).rejects.toMatchObject({ error: 'editConflict' });
    await expect(
      one.member.api.confirmFastWithdrawal({ partNo: one.partNo, withdrawPassword }, opId()),
    ).rejects.toMatchObject({ error: 'matchPartStopped' });
    const held = await acts.caseOf(one.partNo);
    expect(held).toMatchObject({ said: null });
    expect(held.part.appeal?.statements).toMatchObject([
      { side: 'recipient' },
      { side: 'staff', text: '收款卡疑似被盗用' },
    ]);
    const [part] = (await stage.parts(one.member, one.billNo)).parts;
    expect(part?.appeal?.statements.at(-1)).toMatchObject({ side: 'staff', text: '' });
    await one.decide('confirm');
    expect(await acts.cents(one.payer)).toBe(330_00n);
  });

  it('that is stopped already, or has ended: is refused with the reason', async () => {
    const one = await matched('Ended', '340');
    await acts.paid(one.payer, one.deposit);
    await one.stop();
    await expect(one.stop()).rejects.toMatchObject({ error: 'matchPartStopped' });
    await one.decide('confirm');
    await expect(one.stop()).rejects.toMatchObject({ error: 'matchPartEnded' });
  });
});
