import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { opId, withdrawPassword } from '../../cashier/testing/cashier-stage.ts';
import { matchingActs } from '../testing/matching-acts.ts';
import { createMatchingStage, type MatchingStage } from '../testing/matching-stage.ts';

let stage: MatchingStage;
let acts: ReturnType<typeof matchingActs>;
beforeAll(async () => {
  stage = await createMatchingStage();
  acts = matchingActs(stage);
});
afterEach(() => stage.proveBooks());
afterAll(() => stage.end());

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

describe('an operator stops a part', () => {
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
