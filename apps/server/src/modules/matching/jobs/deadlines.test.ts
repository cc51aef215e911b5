import { matchTerms } from '@fairway/matching';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
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

describe('who may', () => {
  it('one person is never on both sides: not by account, nor by a shared device', async () => {
    const { member, billNo } = await stage.draw('SelfDraw', '440');
    const own = await stage.pay(member, '440');
    const twin = await stage.register('SelfTwin');
    await sql`update members_sessions set device_id =
      (select device_id from members_sessions where member_id = ${member.id} limit 1)
      where member_id = ${twin.id}`.execute(stage.test.app.db);
    const twins = await stage.pay(twin, '440');
    for (const [payer, deposit] of [
      [member, own],
      [twin, twins],
    ] as const)
      // prettier-ignore
      expect(await payer.api.getFastDeposit({ billNo: deposit })).toMatchObject({ part: null });
    const friend = await stage.register('SelfFriend');
    const theirs = await stage.pay(friend, '440');
    expect((await friend.api.getFastDeposit({ billNo: theirs })).part).not.toBeNull();
    expect((await stage.parts(member, billNo)).parts).toHaveLength(1);
    await stage.pass({ hours: 1 });
  });

  it('the config has its six fields and is kept to: count, fixed amounts, whitelist [WDR-006]', async () => {
    const { member } = await stage.draw('ConfigDraw', '260');
    const config = await member.api.getFastWithdrawalConfig({});
    expect(Object.keys(config)).toEqual(
      expect.arrayContaining([
        'drawCount',
        'fixedAmount',
        'drawRewardRate',
        'drawType',
        'drawMarginRate',
        'whitelist',
      ]),
    );
    expect(config).toMatchObject({ drawCount: 5, drawLeft: 4, whitelist: true, drawType: 20210 });
    const change = (fast: object) =>
      stage.publish((current) => ({ ...current, fastWithdrawal: { ...current.fastWithdrawal, ...fast } }));
    const tried = { currency: 'CNY', withdrawType: 20210, amount: '260' } as const;
    const blocks = async () => (await member.api.rehearseWithdrawal(tried)).blocks.map(({ error }) => error);
    await change({ fixedAmount: ['300'] });
    await expect(stage.draw('FixedDraw', '260')).rejects.toMatchObject({ error: 'fixedAmountOnly' });
    expect(await blocks()).toContain('fixedAmountOnly');
    await change({ fixedAmount: [], whitelist: ['SomebodyElse'] });
    expect(await blocks()).toContain('withdrawalOptionUnavailable');
    await expect(stage.draw('UnlistedDraw', '260')).rejects.toMatchObject({
      error: 'withdrawalOptionUnavailable',
    });
    await change({ whitelist: [], drawCount: 0 });
    await expect(stage.draw('CountedDraw', '260')).rejects.toMatchObject({ error: 'withdrawCountExceeded' });
    await change({ drawCount: 5 });
  });

  it('fast to card has its config loaded beside [DEP-040]', async () => {
    const member = await stage.register('SpeedConfig');
    expect(await member.api.getSpeedToCardConfig({})).toMatchObject({ payConfirmTime: 30, payNameType: 1 });
  });
});
