import { matchTerms } from '@fairway/matching';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opId, withdrawPassword } from '../../cashier/testing/cashier-stage.ts';
import { matchingActs } from '../testing/matching-acts.ts';
import { createMatchingStage, type MatchingStage } from '../testing/matching-stage.ts';

let stage: MatchingStage;
let acts: ReturnType<typeof matchingActs>;
beforeAll(async () => {
  stage = await createMatchingStage();
  acts = matchingActs(stage);
});
afterAll(() => stage.end());

describe('waiting', () => {
  it('is bounded: the ordinary channel takes over, with matchResult 0 and speedLabel 1, not before [WDR-019]', async () => {
    const { member, billNo } = await stage.draw('NobodyDraw', '700');
    await stage.pass({ seconds: matchTerms.withdrawalWaitSeconds - 1 });
    expect(await stage.withdrawal(billNo)).toMatchObject({ orderState: 4011, speedLabel: 0 });
    await stage.pass({ seconds: 2 });
    const replaced = await stage.withdrawal(billNo);
    expect(replaced).toMatchObject({
      status: 'paid', orderState: 4013, matchResult: 0, speedLabel: 1, withdrawType: 0, sourceWithdrawType: 20210,
      announced: [],
    }); // prettier-ignore
    expect(await acts.timeline(billNo)).toContain('replaced');
    const again = await stage.register('LatePayer');
    const late = await stage.pay(again, '700');
    expect(await again.api.getFastDeposit({ billNo: late })).toMatchObject({ part: null });
    expect((await stage.balances(member)).locked).toBe('0.00');
    await stage.proveBooks();
  });

  it('of a deposit ends with a refusal, and it has left the pool', async () => {
    const payer = await stage.register('NoPayee');
    const deposit = await stage.pay(payer, '12345');
    expect(await payer.api.getFastDeposit({ billNo: deposit })).toMatchObject({ part: null });
    for (let waited = 0; waited < 400; waited += 40) {
      await stage.pass({ seconds: 40 });
    }
    expect(await stage.order(deposit)).toMatchObject({ status: 'failed', orderState: 103 });
    const board = await stage.clerk.api.getMatchingBoard({});
    expect(board.deposits.map(({ billNo }) => billNo)).not.toContain(deposit);
  });

  it('remembers on the server what the member was notified of [WDR-018, WDR-020]', async () => {
    const { member, billNo } = await stage.draw('ToldDraw', '200');
    await member.api.rememberWithdrawalNotice({ billNo, notice: 'matched' });
    await member.api.rememberWithdrawalNotice({ billNo, notice: 'matched' });
    await member.api.rememberWithdrawalNotice({ billNo, notice: 'replaced' });
    expect((await member.api.getWithdrawal({ billNo })).announced).toEqual(['matched', 'replaced']);
    const stranger = await stage.register('ToldOther');
    await expect(stranger.api.rememberWithdrawalNotice({ billNo, notice: 'matched' })).rejects.toMatchObject({
      error: 'withdrawalNotFound',
    });
  });
});

describe('what a person does not do in time', () => {
  it('a payer who does not pay loses the part, it is matched again, and he is counted', async () => {
    const { member, billNo } = await stage.draw('ReleaseDraw', '610');
    const lazy = await stage.register('LazyPayer');
    const first = await stage.pay(lazy, '610');
    await stage.pass({ minutes: 15 });
    expect(await stage.order(first)).toMatchObject({ status: 'expired' });
    expect(await acts.timeline(billNo)).toContain('partReleased');
    expect(await stage.withdrawal(billNo)).toMatchObject({ orderState: 4011 });
    const other = await stage.register('OtherPayer');
    const second = await stage.pay(other, '610');
    await acts.paid(other, second);
    await member.api.confirmFastWithdrawal(
      { partNo: await acts.partOf(member, billNo, 1), withdrawPassword },
      opId(),
    );
    expect(await acts.cents(other)).toBe(610_00n);
    for (const name of ['LazyTwo', 'LazyThree']) {
      await stage.draw(name, '610');
      await stage.pay(lazy, '610');
      await stage.pass({ minutes: 15 });
    }
    await expect(lazy.api.createDepositOrder({ payType: 912, amount: '610' }, opId())).rejects.toMatchObject({
      error: 'depositTooManyOrders',
    });
    await stage.pass({ minutes: 30 });
  });

  it('a cancelled deposit gives its part back at once', async () => {
    const { billNo } = await stage.draw('CancelDraw', '820');
    const payer = await stage.register('CancelPayer');
    const deposit = await stage.pay(payer, '820');
    await payer.api.cancelDepositOrder({ billNo: deposit }, opId());
    await stage.run();
    expect(await stage.withdrawal(billNo)).toMatchObject({ orderState: 4011 });
    await stage.pass({ minutes: 31 });
  });

  it('a payer who handed a proof in but did not press «paid» keeps the part: the recipient is asked', async () => {
    const { member, billNo } = await stage.draw('ProofDraw', '930');
    const payer = await stage.register('ForgetfulPayer');
    const deposit = await stage.pay(payer, '930');
    await payer.api.handInPaymentProof({ billNo: deposit, name: await acts.upload(payer) });
    await stage.pass({ minutes: 15 });
    expect(await stage.order(deposit)).toMatchObject({ status: 'markedPaid' });
    await member.api.confirmFastWithdrawal(
      { partNo: await acts.partOf(member, billNo), withdrawPassword },
      opId(),
    );
    expect(await acts.cents(payer)).toBe(930_00n);
    await stage.proveBooks();
  });

  it('a recipient who does not answer is a case for operators, whatever the amount and the proof', async () => {
    for (const [name, amount] of [
      ['Small', '150'],
      ['Middle', '1500'],
      ['Large', '2600'],
    ] as const) {
      const { member, billNo } = await stage.draw(`Silent${name}`, amount);
      const payer = await stage.register(`Proof${name}`);
      const deposit = await stage.pay(payer, amount);
      const proof = await acts.upload(payer);
      await payer.api.confirmFastDeposit({ billNo: deposit, proof }, opId());
      const [shown] = (await stage.parts(member, billNo)).parts;
      expect(shown).toMatchObject({ proofs: [proof], atDeadline: 'toOperators' });
      await stage.pass({ minutes: 31 });
      expect(await acts.cents(payer)).toBe(0n);
      const [asked] = (await stage.parts(member, billNo)).parts;
      expect(asked).toMatchObject({
        status: 'frozen',
        orderState: 4013,
        atDeadline: 'escalated',
        canConfirm: true,
        appeal: { openedBy: 'rule', reason: 'silence', state: 'waitingAnswer' },
      });
      expect(await stage.order(deposit)).toMatchObject({ status: 'markedPaid', orderState: 102 });
      // The recipient is free to confirm all the same: that is what ends it.
      await member.api.confirmFastWithdrawal({ partNo: asked?.partNo ?? '', withdrawPassword }, opId());
      expect(await stage.withdrawal(billNo)).toMatchObject({ status: 'completed' });
      await stage.proveBooks();
    }
  });
});

it('the log of what was late, given back and matched again, replayed, gives the same matches', async () => {
  expect(await stage.proveLog()).toBeGreaterThan(4);
});
