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
afterAll(async () => {
  await stage.proveLog();
  await stage.end();
});

const rounds = 3;
const outcome = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (refusal: { error?: string }) => refusal.error ?? 'no refusal of the table',
  );

/** A claimed part of a withdrawal of the same amount, with everything that can be pressed about it. */
async function claimed(name: string, amount: string) {
  const { member, billNo } = await stage.draw(`${name}Draw`, amount);
  const payer = await stage.register(`${name}Payer`);
  const other = await stage.register(`${name}Other`);
  const deposit = await stage.pay(payer, amount);
  const partNo = await acts.partOf(member, billNo);
  await stage.pass({ minutes: 15 });
  const evidence = [await acts.upload(payer)];
  await payer.api.claimFastDeposit({ billNo: deposit, text: '', evidence }, opId());
  return {
    member,
    payer,
    other,
    billNo,
    deposit,
    partNo,
    minor: BigInt(amount) * 100n,
    confirm: (press = opId(), repays = '0.00') =>
      member.api.confirmFastWithdrawal({ partNo, withdrawPassword, repays }, press),
    rival: () => stage.pay(other, amount),
  };
}
type Claimed = Awaited<ReturnType<typeof claimed>>;

/**
 * What the recipient has left in the house: wallet and held money, less what is owed. Rewards aside it falls by exactly what was
 * received outside of it.
 */
async function wealth({ member }: Claimed): Promise<bigint> {
  const { center, locked, debt } = await stage.balances(member);
  return [center, locked, debt].reduce((sum, one) => sum + BigInt(one.replace('.', '')), 0n);
}

/** Rewards of at most 0.3 % for each of two payments. */
const rewardsMost = (minor: bigint) => (minor * 6n) / 1000n;

describe('what meets over a claim', () => {
  it('the recipient confirms on two devices while two operators confirm: the payer is credited once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const one = await claimed(`Both${round}`, '410');
      const before = await wealth(one);
      const seen = await acts.caseOf(one.partNo);
      await acts.decide(stage.clerk, seen, 'confirm');
      const press = opId();
      const answers = await Promise.all(
        [one.confirm(press), one.confirm(press), one.confirm(), acts.decide(stage.lead, seen, 'confirm')].map(
          outcome,
        ),
      );
      for (const answer of answers)
        expect(answer).toMatch(/^(done|appealDecided|matchPartStateWrong|approvalVoided)$/);
      expect(answers).toContain('done');
      await stage.run();
      expect(await acts.cents(one.payer)).toBe(one.minor);
      const spent = before - (await wealth(one));
      expect(spent).toBeLessThanOrEqual(one.minor);
      expect(spent).toBeGreaterThanOrEqual(one.minor - rewardsMost(one.minor));
      await stage.proveBooks();
    }
  });

  it('the recipient confirms while two operators refuse: one end, not both', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const one = await claimed(`End${round}`, '420');
      const seen = await acts.caseOf(one.partNo);
      await acts.decide(stage.clerk, seen, 'release');
      const [confirmed, refused] = await Promise.all([
        outcome(one.confirm()),
        outcome(acts.decide(stage.lead, seen, 'release')),
      ]);
      expect([confirmed, refused].filter((answer) => answer === 'done')).toHaveLength(1);
      await stage.run();
      expect(await acts.cents(one.payer)).toBe(confirmed === 'done' ? one.minor : 0n);
      await stage.proveBooks();
      await stage.pass({ minutes: 31 });
    }
  });

  it('the claim is confirmed while another payer is matched with the same amount: nothing is given back unseen', async () => {
    const ends = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const one = await claimed(`Rival${round}`, '430');
      const before = await wealth(one);
      const [confirmed, rival] = await Promise.all([outcome(one.confirm()), one.rival()]);
      const rivalWasFirst = confirmed === 'editConflict';
      if (!rivalWasFirst) expect(confirmed).toBe('done');
      await stage.run();
      expect(await acts.cents(one.payer)).toBe(rivalWasFirst ? 0n : one.minor);
      if (rivalWasFirst) {
        // Nothing has moved until the recipient agrees to what is to be given back now.
        expect(await wealth(one)).toBe(before);
        await one.confirm(opId(), '430.00');
      }
      expect(await acts.cents(one.payer)).toBe(one.minor);
      const { parts, rest } = await stage.parts(one.member, one.billNo);
      const second = parts.find(({ status }) => status === 'waitingPay');
      // Either the rival was first and the claim is given back, or nothing was left to match him with.
      const { locked } = await stage.balances(one.member);
      expect(locked).toBe(second ? '430.00' : '0.00');
      expect(rest).toBe('0.00');
      expect(parts.find(({ partNo }) => partNo === one.partNo)).toMatchObject({
        status: 'confirmed',
        repays: second ? '430.00' : '0.00',
      });
      const spent = before - (await wealth(one));
      expect(spent).toBeLessThanOrEqual(one.minor);
      expect(spent).toBeGreaterThanOrEqual(one.minor - rewardsMost(one.minor));
      ends.add(second ? 'rival' : 'claim');
      await stage.proveBooks();
      if (!second) await one.other.api.cancelDepositOrder({ billNo: rival }, opId()).catch(() => undefined);
      await stage.pass({ hours: 1 });
    }
    expect(ends.size).toBeGreaterThan(0);
  });

  it('a rival is matched after the recipient was shown that nothing is given back: refused until the amount was seen', async () => {
    const one = await claimed('RivalSeen', '430');
    const before = await wealth(one);
    await one.rival();
    expect(await outcome(one.confirm())).toBe('editConflict');
    await stage.run();
    expect(await acts.cents(one.payer)).toBe(0n);
    expect(await wealth(one)).toBe(before);
    const { parts } = await stage.parts(one.member, one.billNo);
    expect(parts.find(({ partNo }) => partNo === one.partNo)).toMatchObject({
      status: 'claimed',
      repays: '430.00',
    });

    await one.confirm(opId(), '430.00');
    expect(await acts.cents(one.payer)).toBe(one.minor);
    await stage.proveBooks();
  });

  it('a rival is matched between two operators: neither the approval nor the proposal holds for the new amount', async () => {
    const one = await claimed('RivalOps', '430');
    const before = await wealth(one);
    await acts.decide(stage.clerk, await acts.caseOf(one.partNo), 'confirm');
    const seen = await acts.caseOf(one.partNo);
    expect(seen).toMatchObject({ repays: '0.00', said: { outcome: 'confirm' } });
    await one.rival();
    expect(await outcome(acts.decide(stage.lead, seen, 'confirm'))).toBe('editConflict');

    // Read again, the case waits for a first person: who proposed had not seen the 430.00 either.
    const now = await acts.caseOf(one.partNo);
    expect(now).toMatchObject({ repays: '430.00', said: null });
    await acts.decide(stage.lead, now, 'confirm');
    await stage.run();
    expect(await acts.cents(one.payer)).toBe(0n);
    expect(await wealth(one)).toBe(before);
    await acts.decide(stage.clerk, await acts.caseOf(one.partNo), 'confirm');
    expect(await acts.cents(one.payer)).toBe(one.minor);
    await stage.proveBooks();
  });

  it('is opened twice at once: one case, and one answer to one press', async () => {
    const { member, billNo } = await stage.draw('OpenDraw', '440');
    const payer = await stage.register('OpenPayer');
    const deposit = await stage.pay(payer, '440');
    const partNo = await acts.partOf(member, billNo);
    await stage.pass({ minutes: 15 });
    const evidence = [await acts.upload(payer)];
    const press = opId();
    const claim = (id: { operationId: string }) =>
      outcome(payer.api.claimFastDeposit({ billNo: deposit, text: '', evidence }, id));
    const answers = await Promise.all([claim(press), claim(press), claim(opId())]);
    expect(answers.toSorted()).toEqual(expect.arrayContaining(['done']));
    for (const answer of answers) expect(answer).toMatch(/^(done|appealOpen)$/);
    const { appeals } = await stage.clerk.api.listPartAppeals({ state: 'open' });
    expect(appeals.filter(({ part }) => part.partNo === partNo)).toHaveLength(1);
    await stage.proveBooks();
  });
});
