import { hashPassword } from '@fairway/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCashierStage, opId, type CashierStage } from '../../testing/cashier-stage.ts';
import type { Spoil } from '../../testing/scripted-psp.ts';
import type { TestMember } from '../../../../testing/test-app.ts';

let stage: CashierStage;
let member: TestMember;
let methodId = '';
beforeAll(async () => {
  stage = await createCashierStage();
  member = await stage.test.register('PayoutMember');
  await stage.deposit(member, '50000');
  methodId = await stage.bindCard(member);
});
afterAll(() => stage.end());

/** An approved withdrawal of 100 yuan that is in flight to the channel. */
async function approved(): Promise<string> {
  stage.test.clock.advance({ hours: 25 });
  await stage.run();
  member = { ...member, api: await signIn() };
  const billNo = await stage.withdraw(member, methodId, '100');
  const clerk = await stage.test.operator('cashier');
  const { version } = await clerk.api.getWithdrawalCase({ billNo });
  await clerk.api.approveWithdrawal({ billNo, version }, opId());
  return billNo;
}

async function signIn(): Promise<TestMember['api']> {
  const password = hashPassword(`${member.name}-Passw0rd`);
  const { session } = await stage.test.visitor.logIn({ name: member.name, password });
  return stage.test.clientOf(session);
}

const spoil = (path: string, answer: Spoil['answer'], executed: boolean): Spoil => ({
  path,
  answer,
  executed,
});
const send = '/psp/v1/payouts';
const query = '/psp/v1/payouts/query';

async function settle(rounds = 8): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await stage.run();
    stage.test.clock.advance({ minutes: 5 });
  }
}

describe('a payout whose outcome is not heard', () => {
  const faults: readonly [string, Spoil[]][] = [
    ['the connection breaks after it was taken', [spoil(send, 'silence', true)]],
    ['the connection breaks before it arrived', [spoil(send, 'silence', false)]],
    ['HTTP 500 after it was taken', [spoil(send, 'http500', true)]],
    ['an answer nobody signed', [spoil(send, 'badSignature', true)]],
    ['an unknown word', [spoil(send, 'unknownStatus', true), spoil(query, 'unknownStatus', true)]],
    ['noise, and the questions fail too', [spoil(send, 'garbage', true), spoil(query, 'http500', true), spoil(query, 'silence', true)]],
    ['maintenance, then silence', [spoil(send, 'maintenance', false), spoil(send, 'silence', true)]],
  ]; // prettier-ignore

  it.each(faults)('%s: the money stays held, and it is paid once', async (_, spoils) => {
    const billNo = await approved();
    const book = stage.psp.paidOut();
    stage.psp.spoils = [...spoils];
    await stage.run();
    const meanwhile = await stage.withdrawal(billNo);
    if (meanwhile.status === 'paying') expect((await stage.balances(member)).locked).toBe('100.00');
    await settle();
    expect(await stage.withdrawal(billNo)).toMatchObject({ status: 'paid' });
    expect((await stage.balances(member)).locked).toBe('0.00');
    expect(Number(stage.psp.paidOut()) - Number(book)).toBeCloseTo(100);
    await stage.proveBooks();
  });
});

describe('a payout that the channel refuses or sends back', () => {
  it('gives the money back when it failed', async () => {
    const before = await stage.balances(member);
    stage.psp.payoutStatus = 'FAILED';
    const billNo = await approved();
    await settle(2);
    stage.psp.payoutStatus = 'PAID';
    expect(await stage.withdrawal(billNo)).toMatchObject({ status: 'failed', orderState: 4015 });
    expect(await stage.balances(member)).toEqual(before);
  });

  it('gives the money back when the bank returns it after success, by a transfer of its own', async () => {
    const before = await stage.balances(member);
    const billNo = await approved();
    await settle(1);
    expect(await stage.withdrawal(billNo)).toMatchObject({ status: 'paid' });
    const payout = stage.psp.payouts.get(billNo);
    if (payout) payout.status = 'RETURNED';
    await Promise.all([
      stage.callback(stage.psp.message(billNo, 'payout.returned')),
      stage.callback(stage.psp.message(billNo, 'payout.returned')),
    ]);
    await stage.run();
    expect(await stage.withdrawal(billNo)).toMatchObject({ status: 'returned' });
    expect(await stage.balances(member)).toEqual(before);
    await stage.proveBooks();
  });

  it('books both when it was returned before we heard that it was paid', async () => {
    const before = await stage.balances(member);
    stage.psp.payoutStatus = 'RETURNED';
    const billNo = await approved();
    await settle(2);
    stage.psp.payoutStatus = 'PAID';
    expect(await stage.withdrawal(billNo)).toMatchObject({ status: 'returned' });
    expect(await stage.balances(member)).toEqual(before);
    await stage.proveBooks();
  });

  it('completes by itself a day after it was paid', async () => {
    const billNo = await approved();
    await settle(1);
    stage.test.clock.advance({ hours: 24 });
    await stage.run();
    expect(await stage.withdrawal(billNo)).toMatchObject({ status: 'completed', orderState: 4015 });
  });
});
