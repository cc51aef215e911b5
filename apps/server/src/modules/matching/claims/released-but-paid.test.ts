import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../testing/test-app.ts';
import { opId, withdrawPassword } from '../../cashier/testing/cashier-stage.ts';
import { matchingActs } from '../testing/matching-acts.ts';
import { createMatchingStage, type MatchingStage } from '../testing/matching-stage.ts';

let stage: MatchingStage;
let acts: ReturnType<typeof matchingActs>;
beforeAll(async () => {
  stage = await createMatchingStage();
  acts = matchingActs(stage);
});
afterEach(async () => {
  await stage.run();
  await stage.proveLog();
  await stage.proveBooks();
});
afterAll(() => stage.end());

/** A part whose payer said nothing in time: it was released, its amount waits for another payer. */
async function released(name: string, amount: string) {
  const { member, billNo } = await stage.draw(`${name}Draw`, amount);
  const payer = await stage.register(`${name}Payer`);
  const deposit = await stage.pay(payer, amount);
  const partNo = await acts.partOf(member, billNo);
  await stage.pass({ minutes: 15 });
  expect(await stage.order(deposit)).toMatchObject({ status: 'expired' });
  const part = async () => (await stage.parts(member, billNo)).parts.find((one) => one.partNo === partNo);
  return {
    member,
    payer,
    billNo,
    deposit,
    partNo,
    claim: async (text = '已付款，忘记点按钮') => {
      const evidence = [await acts.upload(payer)];
      return payer.api.claimFastDeposit({ billNo: deposit, text, evidence }, opId());
    },
    confirm: async () => {
      const repays = (await part())?.repays;
      return member.api.confirmFastWithdrawal({ partNo, withdrawPassword, repays }, opId());
    },
    part,
  };
}

/** Another member pays so much, and the recipient confirms it. */
async function paidByAnother(name: string, amount: string, to: { member: TestMember; billNo: string }) {
  const payer = await stage.register(name);
  const deposit = await stage.pay(payer, amount);
  await acts.paid(payer, deposit);
  const { parts } = await stage.parts(to.member, to.billNo);
  const partNo = parts.find(({ status }) => status === 'waitingConfirm')?.partNo ?? '';
  await to.member.api.confirmFastWithdrawal({ partNo, withdrawPassword }, opId());
  expect(await acts.cents(payer)).toBe(BigInt(amount) * 100n);
}

/** What a member has in the house, in cents. */
async function purse(member: TestMember) {
  const { center, locked, debt } = await stage.balances(member);
  const cents = (amount: string) => BigInt(amount.replace('.', ''));
  return { center: cents(center), locked: cents(locked), debt: cents(debt) };
}

const missed = async ({ payer }: { payer: TestMember }) => {
  const { rows } = await sql<{ missed: boolean }>`
    select missed from matching_parts where payer_id = ${payer.id}`.execute(stage.test.app.db);
  return rows.map((row) => row.missed);
};

describe('a payer who had paid and said nothing in time', () => {
  it('shows it afterwards; the recipient confirms, and both orders end as if it had been said', async () => {
    const one = await released('Plain', '610');
    const before = await purse(one.member);
    expect(await one.payer.api.getFastDeposit({ billNo: one.deposit })).toMatchObject({
      part: { status: 'released', claimUntil: expect.any(String) as string, claimedAt: null },
    });
    expect(await missed(one)).toEqual([true]);

    const { part } = await one.claim();
    expect(part).toMatchObject({
      status: 'claimed',
      claimUntil: null,
      atDeadline: 'escalated',
      canState: true,
      appeal: { reason: 'paidUnsaid', openedBy: 'payer', state: 'waitingAnswer', outcome: null },
    });
    // Nothing has moved: its amount is as open to others as before.
    expect(await purse(one.member)).toEqual(before);
    expect(await stage.withdrawal(one.billNo)).toMatchObject({ orderState: 4011, matchResult: 0 });
    expect(await one.part()).toMatchObject({ status: 'claimed', canConfirm: true, repays: '0.00' });
    const held = await acts.caseOf(one.partNo);
    expect(held).toMatchObject({ repays: '0.00', said: null, part: { status: 'claimed' } });
    expect(held.part.appeal?.statements).toMatchObject([{ side: 'payer', reason: 'paidUnsaid' }]);
    expect((await stage.order(one.deposit)).timeline.map(({ event }) => event)).toContain('partClaimed');
    expect(await acts.timeline(one.billNo)).toContain('partClaimed');

    await one.confirm();
    expect(await acts.cents(one.payer)).toBe(610_00n);
    expect(await stage.order(one.deposit)).toMatchObject({ status: 'settled', creditedAmount: '610.00' });
    expect(await stage.withdrawal(one.billNo)).toMatchObject({ status: 'completed', matchResult: 1 });
    // 0.3 % of 610.00 is the reward, as of a part in time, and the payer has missed nothing.
    expect(await purse(one.member)).toEqual({ center: before.center + 1_83n, locked: 0n, debt: 0n });
    expect(await missed(one)).toEqual([false]);
    await expect(one.confirm()).rejects.toMatchObject({ error: 'matchPartStateWrong' });
  });

  it('after another payer has paid the same amount: the recipient gives back what was received twice', async () => {
    const one = await released('Twice', '620');
    await paidByAnother('TwiceOther', '620', one);
    const { center } = await purse(one.member);
    expect(await stage.withdrawal(one.billNo)).toMatchObject({ status: 'completed' });
    await one.claim();
    expect(await one.part()).toMatchObject({ status: 'claimed', repays: '620.00' });
    expect(await acts.caseOf(one.partNo)).toMatchObject({ repays: '620.00' });

    await one.confirm();
    expect(await acts.cents(one.payer)).toBe(620_00n);
    // The wallet pays as far as it reaches, the rest is owed.
    expect(await purse(one.member)).toEqual({ center: 0n, locked: 0n, debt: center - 620_00n });
    expect(await one.part()).toMatchObject({ status: 'confirmed', repays: '620.00', rewardAmount: '0.00' });
    expect(await acts.timeline(one.billNo)).toContain('partRepaid');
  });

  it('while another payer is about to pay the same amount: that part goes on, and nothing is taken from it', async () => {
    const one = await released('Beside', '630');
    const other = await stage.register('BesideOther');
    const deposit = await stage.pay(other, '630');
    await one.claim();
    const { center } = await purse(one.member);
    const seen = await acts.caseOf(one.partNo);
    expect(seen).toMatchObject({ repays: '630.00' });
    await acts.decide(stage.clerk, seen, 'confirm');
    expect(await acts.cents(one.payer)).toBe(0n);
    await acts.decide(stage.lead, seen, 'confirm');
    expect(await acts.cents(one.payer)).toBe(630_00n);
    expect(await purse(one.member)).toEqual({ center: 0n, locked: 630_00n, debt: center - 630_00n });
    expect(await stage.withdrawal(one.billNo)).toMatchObject({ status: 'paying', orderState: 4012 });

    await acts.paid(other, deposit);
    const { parts } = await stage.parts(one.member, one.billNo);
    const partNo = parts.find(({ status }) => status === 'waitingConfirm')?.partNo ?? '';
    await one.member.api.confirmFastWithdrawal({ partNo, withdrawPassword }, opId());
    expect(await acts.cents(other)).toBe(630_00n);
    expect(await stage.withdrawal(one.billNo)).toMatchObject({ status: 'completed' });
  });

  it('after the ordinary channel has paid the withdrawal: given back as well', async () => {
    const one = await released('Ordinary', '640');
    await stage.pass({ minutes: 31 });
    expect(await stage.withdrawal(one.billNo)).toMatchObject({ status: 'paid', matchResult: 0 });
    await one.claim();
    expect(await one.part()).toMatchObject({ repays: '640.00' });
    const { center } = await purse(one.member);
    await one.confirm();
    expect(await acts.cents(one.payer)).toBe(640_00n);
    expect(await purse(one.member)).toEqual({ center: 0n, locked: 0n, debt: center - 640_00n });
  });

  it('of a part of which others have paid some: the rest is taken from what is held, that much is given back', async () => {
    const { member, billNo } = await stage.draw('ShareDraw', '1000');
    const payer = await stage.register('SharePayer');
    const deposit = await stage.pay(payer, '400');
    await paidByAnother('ShareSecond', '600', { member, billNo });
    await stage.pass({ minutes: 15 });
    const { parts } = await stage.parts(member, billNo);
    const partNo = parts.find(({ status }) => status === 'released')?.partNo ?? '';
    // 300.00 of the released 400.00 are matched again, 100.00 wait.
    const third = await stage.register('ShareThird');
    await stage.pay(third, '300');
    const evidence = [await acts.upload(payer)];
    await payer.api.claimFastDeposit({ billNo: deposit, text: '', evidence }, opId());
    const part = async () => (await stage.parts(member, billNo)).parts.find((one) => one.partNo === partNo);
    expect(await part()).toMatchObject({ repays: '300.00' });
    const { center, locked } = await purse(member);
    expect(locked).toBe(400_00n);
    await member.api.confirmFastWithdrawal({ partNo, withdrawPassword, repays: '300.00' }, opId());
    expect(await acts.cents(payer)).toBe(400_00n);
    // 100.00 from what is held, with 0.30 of reward; the wallet's towards the 300.00, the rest is owed.
    expect(await purse(member)).toEqual({ center: 0n, locked: 300_00n, debt: center + 30n - 300_00n });
    expect(await stage.parts(member, billNo)).toMatchObject({ rest: '0.00' });
  });
});

describe('a claim that nobody confirms', () => {
  it('is escalated and moves nothing, however long it waits', async () => {
    const one = await released('Silent', '650');
    await one.claim();
    for (let hour = 0; hour < 72; hour += 4) await stage.pass({ hours: 4 });
    expect(await acts.cents(one.payer)).toBe(0n);
    expect(await one.part()).toMatchObject({ status: 'claimed', appeal: { state: 'escalated' } });
    expect(await stage.order(one.deposit)).toMatchObject({ status: 'expired', orderState: 103 });
    // The recipient may deny it, which ends nothing either.
    const { part } = await one.member.api.addFastWithdrawalStatement(
      { partNo: one.partNo, reason: 'notReceived', text: '', evidence: [] },
      opId(),
    );
    expect(part).toMatchObject({ status: 'claimed', canConfirm: true });
  });

  it('is refused by two operators, not by one, and is not opened a second time', async () => {
    const one = await released('Refused', '660');
    await one.claim();
    const seen = await acts.caseOf(one.partNo);
    await acts.decide(stage.clerk, seen, 'release');
    await expect(acts.decide(stage.clerk, seen, 'release')).rejects.toMatchObject({
      error: 'approverIsMaker',
    });
    expect(await one.part()).toMatchObject({ status: 'claimed' });
    await acts.decide(stage.lead, seen, 'release');
    expect(await one.part()).toMatchObject({ status: 'released', canConfirm: false, endedBy: 'operator' });
    expect(await acts.cents(one.payer)).toBe(0n);
    expect(await missed(one)).toEqual([true]);
    await expect(one.claim()).rejects.toMatchObject({ error: 'depositStateWrong' });
    await expect(one.confirm()).rejects.toMatchObject({ error: 'matchPartStateWrong' });
  });

  it('may be stopped by an operator: then its recipient alone does not end it', async () => {
    const one = await released('Halted', '670');
    await one.claim();
    await stage.clerk.api.freezePart({ partNo: one.partNo, reason: '凭证疑似伪造' }, opId());
    await expect(one.confirm()).rejects.toMatchObject({ error: 'matchPartStopped' });
    const seen = await acts.caseOf(one.partNo);
    await acts.decide(stage.clerk, seen, 'confirm');
    await acts.decide(stage.lead, seen, 'confirm');
    expect(await acts.cents(one.payer)).toBe(670_00n);
  });
});

describe('who may claim, and until when', () => {
  it('the payer alone, with an own picture, once, of a part that the rule released', async () => {
    const one = await released('Bounds', '680');
    const claim = (by: TestMember, evidence: string[]) =>
      by.api.claimFastDeposit({ billNo: one.deposit, text: '', evidence }, opId());
    await expect(claim(one.payer, [])).rejects.toMatchObject({ error: 'inputInvalid' });
    const foreign = await acts.upload(one.member);
    await expect(claim(one.payer, [foreign])).rejects.toMatchObject({ error: 'pictureNotFound' });
    await expect(claim(one.member, [foreign])).rejects.toMatchObject({ error: 'depositOrderNotFound' });
    await one.claim();
    await expect(one.claim()).rejects.toMatchObject({ error: 'appealOpen' });

    const { member, billNo } = await stage.draw('LiveDraw', '690');
    const payer = await stage.register('LivePayer');
    const live = await stage.pay(payer, '690');
    const evidence = [await acts.upload(payer)];
    await expect(
      payer.api.claimFastDeposit({ billNo: live, text: '', evidence }, opId()),
    ).rejects.toMatchObject({ error: 'depositStateWrong' });
    expect((await stage.parts(member, billNo)).parts[0]).toMatchObject({ status: 'waitingPay' });
  });

  it('within the hours that the settings give', async () => {
    const one = await released('Hours', '710');
    const until = Date.parse(
      (await one.payer.api.getFastDeposit({ billNo: one.deposit })).part?.claimUntil ?? '',
    );
    expect(until - stage.test.clock.now().getTime()).toBe(72 * 3_600_000);
    await stage.pass({ hours: 72, seconds: 1 });
    await expect(one.claim()).rejects.toMatchObject({ error: 'claimTooLate' });
    expect((await one.payer.api.getFastDeposit({ billNo: one.deposit })).part).toMatchObject({
      claimUntil: null,
    });
  });
});
