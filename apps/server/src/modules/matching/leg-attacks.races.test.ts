import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opId, withdrawPassword } from '../cashier/testing/cashier-stage.ts';
import { matchingActs } from './testing/matching-acts.ts';
import { createMatchingStage, type MatchingStage } from './testing/matching-stage.ts';

let stage: MatchingStage;
let acts: ReturnType<typeof matchingActs>;
beforeAll(async () => {
  stage = await createMatchingStage();
  acts = matchingActs(stage);
});
afterAll(async () => {
  await stage.proveLog();
  await stage.proveBooks();
  await stage.end();
});

/** How often each press is made at the same moment, as from two devices. */
const devices = 2;
const press = (act: () => Promise<unknown>) => Array.from({ length: devices }, act);
const outcome = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (refusal: { error?: string }) => refusal.error ?? '',
  );

/** A part between two members, with everything that either side and the staff can press. */
async function leg(name: string, amount: string) {
  const { member, billNo } = await stage.draw(`${name}Draw`, amount);
  const payer = await stage.register(`${name}Payer`);
  const deposit = await stage.pay(payer, amount);
  const partNo = await acts.partOf(member, billNo);
  const { clerk } = stage;
  return {
    member,
    payer,
    billNo,
    deposit,
    paid: () => acts.paid(payer, deposit),
    cancel: () => payer.api.cancelDepositOrder({ billNo: deposit }, opId()),
    confirm: () => member.api.confirmFastWithdrawal({ partNo, withdrawPassword }, opId()),
    freeze: () => clerk.api.freezePart({ partNo, reason: '付款账户可疑' }, opId()),
  };
}

/** What both sides hold together: money is only ever on one of them, and never on both. */
async function held({ member, payer }: Awaited<ReturnType<typeof leg>>): Promise<bigint> {
  const { locked } = await stage.balances(member);
  return (await acts.cents(payer)) + (await acts.cents(member)) + BigInt(locked.replace('.', ''));
}

/** A refusal has a name of the table; nothing else is an answer to a press. */
function expectNamed(answers: readonly string[]): void {
  for (const answer of answers) expect(answer).toMatch(/^[a-z][A-Za-z]+$/);
  expect(answers).not.toContain('inputInvalid');
}

describe('a leg of a match while everything is pressed on two devices', () => {
  it('cancelled while it is said to be paid: one of both holds, and the money is on one side', async () => {
    for (let round = 0; round < 3; round += 1) {
      const one = await leg(`Cancel${round}`, '340');
      const before = await held(one);
      const answers = await Promise.all([...press(one.cancel), ...press(one.paid)].map(outcome));
      expectNamed(answers);
      expect(answers).toContain('done');
      await stage.run();
      expect(await held(one)).toBe(before);
      expect(await acts.cents(one.payer)).toBe(0n);
      await stage.pass({ hours: 25 });
    }
  });

  it('confirmed by its recipient while the staff freezes it: credited once or held, never both', async () => {
    for (let round = 0; round < 3; round += 1) {
      const one = await leg(`Freeze${round}`, '360');
      const before = await held(one);
      await one.paid();
      const answers = await Promise.all([...press(one.confirm), ...press(one.freeze)].map(outcome));
      expectNamed(answers);
      expect(answers).toContain('done');
      await stage.run();
      const credited = await acts.cents(one.payer);
      expect([0n, 360_00n]).toContain(credited);
      // The house's margin and rewards are in no wallet of the two before the leg has ended.
      if (credited === 0n) expect(await held(one)).toBe(before);
      const { orderState } = await stage.withdrawal(one.billNo);
      expect(orderState).not.toBe(credited === 0n ? 4013 : 4014);
      await stage.pass({ hours: 25 });
      expect(await acts.cents(one.payer)).toBeLessThanOrEqual(360_00n);
    }
  });

  it('cancelled, said to be paid, confirmed and frozen at one moment: it comes to one end', async () => {
    for (let round = 0; round < 3; round += 1) {
      const one = await leg(`All${round}`, '380');
      const all = [one.cancel, one.paid, one.confirm, one.freeze].flatMap(press);
      expectNamed(await Promise.all(all.map(outcome)));
      await stage.run();
      expect([0n, 380_00n]).toContain(await acts.cents(one.payer));
      await stage.proveBooks();
      await stage.pass({ hours: 25 });
    }
  });
});
