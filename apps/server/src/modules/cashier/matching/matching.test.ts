import { matchTerms, replay } from '@fairway/matching';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opId } from '../testing/cashier-stage.ts';
import { matchingActs } from '../testing/matching-acts.ts';
import { createMatchingStage, type MatchingStage } from '../testing/matching-stage.ts';
import { eventOf, selectLinesAfter } from './pool/log-store.ts';

let stage: MatchingStage;
let acts: ReturnType<typeof matchingActs>;
beforeAll(async () => {
  stage = await createMatchingStage();
  acts = matchingActs(stage);
});
afterAll(() => stage.end());

describe('a fast withdrawal that one deposit pays', () => {
  it('passes 4011, 4012 and 4013 and is completed by its confirmation [WDR-007, WDR-026, WDR-027, DEP-021]', async () => {
    const { member, billNo } = await stage.draw('WholeDraw', '500');
    const before = await acts.cents(member);
    expect(await member.api.getFastWithdrawal({})).toMatchObject({
      billNo,
      orderState: 4011,
      matchResult: 0,
    });
    const payer = await stage.register('WholePayer');
    const deposit = await stage.pay(payer, '500');

    expect(await member.api.getFastWithdrawal({})).toMatchObject({
      orderState: 4012, matchResult: 1, orderSource: 0, subDraws: [], withdrawType: 20210,
    }); // prettier-ignore
    const order = await payer.api.getDepositOrder({ billNo: deposit });
    expect(order).toMatchObject({ status: 'pendingPayment', orderState: 101, recipientName: '陈远' });
    expect(order.recipientAccount).toMatch(/^62220400000\d{8}$/);

    await acts.paid(payer, deposit);
    expect(await member.api.getFastWithdrawal({})).toMatchObject({ orderState: 4013, matchResult: 1 });
    expect(await payer.api.getDepositOrder({ billNo: deposit })).toMatchObject({
      status: 'markedPaid',
      orderState: 102,
    });
    expect(await acts.cents(payer)).toBe(0n);
    await expect(acts.paid(payer, deposit)).rejects.toMatchObject({ error: 'depositStateWrong' });

    const press = opId();
    const partNo = await acts.partOf(member, billNo);
    const first = await member.api.confirmFastWithdrawal({ partNo }, press);
    expect(await member.api.confirmFastWithdrawal({ partNo }, press)).toEqual(first);
    await expect(member.api.confirmFastWithdrawal({ partNo }, opId())).rejects.toMatchObject({
      error: 'matchPartStateWrong',
    });

    expect(await acts.cents(payer)).toBe(500_00n);
    // The reward is 0.3 % of 500.00.
    expect((await acts.cents(member)) - before).toBe(1_50n);
    expect((await stage.balances(member)).locked).toBe('0.00');
    expect(await stage.withdrawal(billNo)).toMatchObject({
      status: 'completed', orderState: 4015, record: { withdrawalWay: 3, rewardAmount: '1.50' },
    }); // prettier-ignore
    const settled = await payer.api.getDepositOrder({ billNo: deposit });
    expect(settled).toMatchObject({ status: 'settled', orderState: 103, recipientName: '陈*' });
    expect(settled.recipientAccount).toMatch(/^6222 \*{4} \*{4} \d{4}$/);
    expect(await member.api.getFastWithdrawal({})).toBeNull();
    await stage.run();
    await stage.proveBooks();

    // Before the next is asked for its rehearsal names what it earns: 0.3 % of 400.00, of which the house keeps nothing.
    const next = { currency: 'CNY', withdrawType: 20210, amount: '400' } as const;
    const { preview } = await member.api.rehearseWithdrawal(next);
    expect(preview).toMatchObject({ fee: '0.00', netAmount: '400.00', rewardAmount: '1.20' });
  });

  it('shows the card to the matched payer alone, the parts to the recipient alone', async () => {
    const { member, billNo } = await stage.draw('OwnDraw', '300');
    const payer = await stage.register('OwnPayer');
    const deposit = await stage.pay(payer, '300');
    const stranger = await stage.register('Stranger');
    for (const call of [
      () => stranger.api.getFastDeposit({ billNo: deposit }),
      () => stranger.api.getDepositOrder({ billNo: deposit }),
      () => acts.paid(stranger, deposit),
    ])
      await expect(call()).rejects.toMatchObject({ error: 'depositOrderNotFound' });
    await expect(stage.parts(stranger, billNo)).rejects.toMatchObject({ error: 'withdrawalNotFound' });
    await expect(
      stranger.api.confirmFastWithdrawal({ partNo: await acts.partOf(member, billNo) }, opId()),
    ).rejects.toMatchObject({ error: 'matchPartNotFound' });
  });
});

describe('a fast withdrawal in parts', () => {
  it('is the parent 88888 of its parts, each with the order’s fields, and ends with the last [WDR-004]', async () => {
    const { member, billNo } = await stage.draw('SplitDraw', '900', 1);
    const before = await acts.cents(member);
    const one = await stage.register('SplitOne');
    const two = await stage.register('SplitTwo');
    const first = await stage.pay(one, '400');
    await stage.pass({ seconds: 30 });
    const second = await stage.pay(two, '500');

    const split = await member.api.getFastWithdrawal({});
    expect(split).toMatchObject({
      withdrawType: 88888,
      sourceWithdrawType: 1,
      matchResult: 1,
      orderState: 4012,
    });
    expect(split?.subDraws).toHaveLength(2);
    for (const draw of split?.subDraws ?? [])
      expect(Object.keys(draw)).toEqual(
        expect.arrayContaining([
          'billNo', 'orderState', 'matchResult', 'orderSource', 'orderTimeOut', 'expireTime', 'withdrawType',
          'sourceWithdrawType', 'speedLabel',
        ]), // prettier-ignore
      );
    expect(split?.firstDraw).toEqual(split?.subDraws[0]);

    await acts.paid(two, second);
    await member.api.confirmFastWithdrawal({ partNo: await acts.partOf(member, billNo, 1) }, opId());
    expect(await stage.balances(member)).toMatchObject({ locked: '400.00' });
    expect(await acts.cents(two)).toBe(500_00n);
    expect(await stage.withdrawal(billNo)).toMatchObject({ status: 'paying' });
    await acts.paid(one, first);
    await member.api.confirmFastWithdrawal({ partNo: await acts.partOf(member, billNo, 0) }, opId());

    expect(await stage.balances(member)).toMatchObject({ locked: '0.00' });
    expect(await stage.withdrawal(billNo)).toMatchObject({ status: 'completed' });
    // 0.3 % of 400.00 and of 500.00.
    expect((await acts.cents(member)) - before).toBe(2_70n);
    await stage.proveBooks();
  });

  it('books the house’s margin in proportion, and the sum of the parts is the margin to the cent', async () => {
    await stage.publish((standing) => ({
      ...standing,
      fastWithdrawal: { ...standing.fastWithdrawal, drawMarginRate: '0.37', drawRewardRate: '0' },
    }));
    // 0.37 % of 1000.00 is 3.70: 996.30 is to be paid.
    const { member, billNo } = await stage.draw('MarginDraw', '1000');
    const price = { fee: '3.70', netAmount: '996.30' };
    expect((await stage.withdrawal(billNo)).record).toMatchObject(price);
    const again = { currency: 'CNY', withdrawType: 20210, amount: '1000' } as const;
    expect((await member.api.rehearseWithdrawal(again)).preview).toMatchObject(price);
    const payer = await stage.register('MarginPayer');
    const deposit = await stage.pay(payer, '333');
    await acts.paid(payer, deposit);
    await member.api.confirmFastWithdrawal({ partNo: await acts.partOf(member, billNo) }, opId());
    // 3.70 × 333.00 / 996.30 = 1.236…: 1.23 are booked, 665.77 stay locked.
    expect((await stage.balances(member)).locked).toBe('665.77');
    await stage.pass({ seconds: matchTerms.withdrawalWaitSeconds + 1 });
    // The rest went the ordinary way: 663.30, and what was left of the margin.
    expect(await stage.withdrawal(billNo)).toMatchObject({ status: 'paid', speedLabel: 1 });
    expect(await stage.balances(member)).toMatchObject({ locked: '0.00' });
    await stage.publish((standing) => ({
      ...standing,
      fastWithdrawal: { ...standing.fastWithdrawal, drawMarginRate: '0', drawRewardRate: '0.3' },
    }));
    await stage.proveBooks();
  });
});

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

  it('remembers on the server what the member was told [WDR-018, WDR-020]', async () => {
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
  it('a payer who does not pay loses the part, it is matched anew, and he is counted', async () => {
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
    await member.api.confirmFastWithdrawal({ partNo: await acts.partOf(member, billNo, 1) }, opId());
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

  it('a silent recipient: proof counts for a small part, staff looks at any other', async () => {
    const small = await stage.draw('SilentSmall', '1500');
    const payer = await stage.register('ProofPayer');
    const deposit = await stage.pay(payer, '1500');
    const proof = await acts.upload(payer);
    await payer.api.confirmFastDeposit({ billNo: deposit, proof }, opId());
    const [shown] = (await stage.parts(small.member, small.billNo)).parts;
    expect(shown).toMatchObject({ proofs: [proof], silence: 'confirmed' });
    const large = await stage.draw('SilentLarge', '2600');
    const rich = await stage.register('RichPayer');
    const largeDeposit = await stage.pay(rich, '2600');
    await rich.api.confirmFastDeposit({ billNo: largeDeposit, proof: await acts.upload(rich) }, opId());
    await stage.pass({ minutes: 31 });
    expect(await acts.cents(payer)).toBe(1500_00n);
    expect(await stage.withdrawal(small.billNo)).toMatchObject({ status: 'completed' });
    expect(await stage.withdrawal(large.billNo)).toMatchObject({ orderState: 4014 });
    // Nobody decides: the proof, which nobody contested, counts at the deadline.
    await stage.pass({ hours: 24 });
    expect(await acts.cents(rich)).toBe(2600_00n);
    await stage.proveBooks();
  });
});

describe('who may', () => {
  it('one person never stands on both sides: not by account, nor by a shared device', async () => {
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
      stage.publish((standing) => ({ ...standing, fastWithdrawal: { ...standing.fastWithdrawal, ...fast } }));
    const tried = { currency: 'CNY', withdrawType: 20210, amount: '260' } as const;
    const blocks = async () => (await member.api.rehearseWithdrawal(tried)).blocks.map(({ error }) => error);
    await change({ fixedAmount: ['300'] });
    await expect(stage.draw('FixedDraw', '260')).rejects.toMatchObject({ error: 'fixedAmountOnly' });
    expect(await blocks()).toContain('fixedAmountOnly');
    await change({ fixedAmount: [], whitelist: ['SomebodyElse'] });
    expect(await blocks()).toContain('withdrawalWayUnavailable');
    await expect(stage.draw('UnlistedDraw', '260')).rejects.toMatchObject({
      error: 'withdrawalWayUnavailable',
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

it('the log of all of it, replayed, gives the same matches', async () => {
  const lines = await selectLinesAfter(stage.test.app.db, 0n);
  const logged = lines.flatMap((line) =>
    line.kind === 'matched'
      ? [{ deposit: line.deposit_bill, withdrawal: line.bill_no, amount: line.amount }]
      : [],
  );
  const events = lines.map(eventOf).filter((event) => event !== undefined);
  expect(logged.length).toBeGreaterThan(10);
  expect(replay(events, matchTerms)).toEqual(logged);
});
