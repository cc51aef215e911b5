import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opId, withdrawPassword } from '../../cashier/testing/cashier-stage.ts';
import { matchingActs } from '../testing/matching-acts.ts';
import { createMatchingStage, type MatchingStage } from '../testing/matching-stage.ts';
import { partDueJob } from '../jobs/part-due.job.ts';

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

const rounds = 2;
const outcome = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (refusal: { error?: string }) => refusal.error ?? 'no refusal of the table',
  );

/** A part that its payer says was paid, with everything that either side and the operators can press. */
async function leg(name: string, amount: string) {
  const { member, billNo } = await stage.draw(`${name}Draw`, amount);
  const payer = await stage.register(`${name}Payer`);
  const deposit = await stage.pay(payer, amount);
  const partNo = await acts.partOf(member, billNo);
  await acts.paid(payer, deposit);
  await stage.pass({ minutes: 5 });
  const text = { text: '', evidence: [] };
  return {
    member,
    payer,
    billNo,
    deposit,
    partNo,
    minor: BigInt(amount) * 100n,
    confirm: () => member.api.confirmFastWithdrawal({ partNo, withdrawPassword }, opId()),
    deny: () => member.api.appealFastWithdrawal({ partNo, reason: 'notReceived', ...text }, opId()),
    answer: () => member.api.addFastWithdrawalStatement({ partNo, reason: 'notReceived', ...text }, opId()),
    appeal: () => payer.api.appealFastDeposit({ billNo: deposit, reason: 'notConfirmed', ...text }, opId()),
    add: () => payer.api.addFastDepositStatement({ billNo: deposit, reason: 'paidInFull', ...text }, opId()),
    due: () => partDueJob.run(stage.test.app, { partNo }),
  };
}
type Leg = Awaited<ReturnType<typeof leg>>;

/** What both sides hold together, rewards aside: money is only ever on one of them. */
async function held({ member, payer }: Leg): Promise<bigint> {
  const { locked } = await stage.balances(member);
  return (await acts.cents(payer)) + BigInt(locked.replace('.', ''));
}

/** Either the payer has it or it is held, never both and never neither; and the books agree. */
async function proveOneEnd(one: Leg, before: bigint): Promise<'credited' | 'held'> {
  await stage.run();
  const credited = await acts.cents(one.payer);
  expect([0n, one.minor]).toContain(credited);
  expect(await held(one)).toBe(before);
  await stage.proveBooks();
  return credited === 0n ? 'held' : 'credited';
}

const named = (answers: readonly string[]) => {
  for (const answer of answers) expect(answer).toMatch(/^[a-z][A-Za-z]+$/);
  return answers;
};

describe('what meets over one part', () => {
  it('the recipient confirms while the payer appeals: credited once, whichever came first', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const one = await leg(`Meet${round}`, '310');
      const before = await held(one);
      const acted = named(
        await Promise.all([one.confirm, one.appeal, one.confirm, one.appeal].map((act) => outcome(act()))),
      );
      // An appeal no longer shuts the recipient out, so a confirmation always gets through.
      expect(acted.filter((_, place) => place % 2 === 0)).toContain('done');
      expect(await proveOneEnd(one, before)).toBe('credited');
    }
  });

  it('the recipient confirms while two operators release: one end, not both', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const one = await leg(`Split${round}`, '320');
      const before = await held(one);
      await one.appeal();
      const seen = await acts.caseOf(one.partNo);
      await acts.decide(stage.clerk, seen, 'release');
      const [confirmed, released] = named(
        await Promise.all([outcome(one.confirm()), outcome(acts.decide(stage.lead, seen, 'release'))]),
      );
      expect([confirmed, released].filter((answer) => answer === 'done')).toHaveLength(1);
      expect(await proveOneEnd(one, before)).toBe(confirmed === 'done' ? 'credited' : 'held');
      // What was released goes to the ordinary payout before the next round's payer could be matched with it.
      await stage.pass({ minutes: 31 });
    }
  });

  it('a statement meets the second operator’s approval: either it came too late, or the approval is of an old version', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const one = await leg(`Late${round}`, '330');
      const before = await held(one);
      await one.appeal();
      const seen = await acts.caseOf(one.partNo);
      await acts.decide(stage.clerk, seen, 'confirm');
      const [stated, approved] = named(
        await Promise.all([outcome(one.answer()), outcome(acts.decide(stage.lead, seen, 'confirm'))]),
      );
      expect([
        ['done', 'editConflict'],
        ['appealDecided', 'done'],
      ]).toContainEqual([stated, approved]);
      expect(await proveOneEnd(one, before)).toBe(approved === 'done' ? 'credited' : 'held');
    }
  });

  it('the deadline meets a confirmation, a denial and an operator: it takes nothing from anybody', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const one = await leg(`Due${round}`, '340');
      const before = await held(one);
      // Past the time to confirm, before its job has run.
      stage.test.clock.advance({ minutes: 40 });
      await stage.keepSignedIn();
      const [due, denied] = await Promise.all([outcome(one.due()), outcome(one.deny()), outcome(one.due())]);
      expect(due).toBe('done');
      expect(['done', 'appealOpen']).toContain(denied);
      stage.test.clock.advance({ hours: 30 });
      await stage.keepSignedIn();
      const seen = await acts.caseOf(one.partNo);
      const pressed = await Promise.all([
        outcome(one.due()),
        outcome(acts.decide(stage.clerk, seen, 'release')),
        outcome(one.add()),
        outcome(one.due()),
      ]);
      named(pressed);
      expect(await proveOneEnd(one, before)).toBe('held');
      await one.confirm();
      expect(await proveOneEnd(one, before)).toBe('credited');
    }
  });

  it('both sides appeal at one moment: one appeal, and the other side’s statement finds it', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const one = await leg(`Both${round}`, '350');
      const before = await held(one);
      const [first, second] = named(await Promise.all([outcome(one.appeal()), outcome(one.deny())]));
      expect([
        ['done', 'appealOpen'],
        ['appealOpen', 'done'],
      ]).toContainEqual([first, second]);
      if (first === 'done') await one.answer();
      else await one.add();
      expect((await acts.caseOf(one.partNo)).part.appeal).toMatchObject({ state: 'underReview' });
      expect(await proveOneEnd(one, before)).toBe('held');
    }
  });
});

describe('one person alone', () => {
  it('never ends an appeal: the same operator twice at once, in one outcome or two', async () => {
    const one = await leg('Alone', '360');
    const before = await held(one);
    await one.appeal();
    const seen = await acts.caseOf(one.partNo);
    for (const pair of [
      ['confirm', 'confirm'],
      ['confirm', 'release'],
      ['release', 'confirm'],
    ] as const) {
      named(await Promise.all(pair.map((end) => outcome(acts.decide(stage.clerk, seen, end)))));
      expect(await proveOneEnd(one, before)).toBe('held');
    }
    expect(await acts.caseOf(one.partNo)).toMatchObject({ decidedBy: null });
  });
});
