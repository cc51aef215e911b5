import { randomUUID } from 'node:crypto';
import { hashPassword } from '@fairway/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { fundMember } from '../../testing/fund-member.ts';
import type { ApiClient } from '../../testing/test-app.ts';
import { createCashierStage, withdrawPassword, type CashierStage, opId } from './testing/cashier-stage.ts';
import { testCard } from './testing/test-cards.ts';

let stage: CashierStage;
beforeAll(async () => {
  stage = await createCashierStage();
});
afterAll(async () => {
  await stage.proveBooks();
  await stage.end();
});

let cards = 300;

/** A member with 1,000.00 and a card, signed in on two devices. */
async function onTwoDevices(name: string) {
  const member = await stage.test.register(name);
  await fundMember(stage.test.app, member.id, 1_000_00n);
  const payoutMethodId = await stage.bindCard(member, testCard((cards += 1)));
  const password = hashPassword(`${name}-Passw0rd`);
  const { session } = await stage.test.clientOf().logIn({ name, password });
  const devices: readonly ApiClient[] = [member.api, stage.test.clientOf(session)];
  const withdraw = (by: ApiClient, amount: string, operationId = randomUUID()) =>
    by.createWithdrawal({ currency: 'CNY', amount, payoutMethodId, withdrawPassword }, { operationId });
  return { member, devices, withdraw };
}

const ends = <T>(calls: readonly Promise<T>[]) => Promise.allSettled(calls);
const answers = <T>(settled: readonly PromiseSettledResult<T>[]) =>
  settled.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
const refusals = (settled: readonly PromiseSettledResult<unknown>[]) =>
  settled.flatMap((end) => (end.status === 'rejected' ? [(end.reason as { error: string }).error] : []));

describe('a member on two devices', () => {
  it('with the same operation: one order, equal answers on both', async () => {
    const { member, devices, withdraw } = await onTwoDevices('SamePress');
    const operationId = randomUUID();
    const all = await ends(
      [...devices, ...devices, ...devices].map((by) => withdraw(by, '400', operationId)),
    );
    const bills = answers(all).map(({ billNo }) => billNo);
    expect(new Set(bills).size).toBe(1);
    expect(refusals(all).every((error) => error === 'operationInProgress')).toBe(true);
    expect(await stage.balances(member)).toMatchObject({ center: '600.00', locked: '400.00' });
  });

  it('with the same operation for another amount: the second is refused and learns nothing of the first', async () => {
    const { member, devices, withdraw } = await onTwoDevices('OtherAmount');
    const operationId = randomUUID();
    const [first, second] = devices;
    if (!first || !second) throw new Error('two devices');
    await withdraw(first, '400', operationId);
    await expect(withdraw(second, '500', operationId)).rejects.toMatchObject({
      error: 'operationIdReused',
      data: null,
    });
    expect(await stage.balances(member)).toMatchObject({ center: '600.00', locked: '400.00' });
  });

  it('with operations of their own at one moment: one order of each kind, and no more money than there is', async () => {
    const { member, devices, withdraw } = await onTwoDevices('OwnPress');
    const taken = await ends(devices.map((by) => withdraw(by, '800')));
    expect(answers(taken)).toHaveLength(1);
    expect(refusals(taken)).toEqual(['withdrawalOpen']);
    expect(await stage.balances(member)).toMatchObject({ center: '200.00', locked: '800.00' });

    const press = () => ({ operationId: randomUUID() });
    const opened = await ends(
      devices.map((by) => by.createDepositOrder({ payType: 1, amount: '300' }, press())),
    );
    expect(answers(opened)).toHaveLength(1);
    expect(refusals(opened)).toEqual(['depositOrderOpen']);

    const saved = await ends(devices.map((by) => by.moveIntoYeb({ amount: '150' }, press())));
    expect(answers(saved)).toHaveLength(1);
    expect(refusals(saved)).toEqual(['insufficientBalance']);
    const back = await ends(devices.map((by) => by.moveOutOfYeb({ amount: '100' }, press())));
    expect(answers(back)).toHaveLength(1);
    expect(await stage.balances(member)).toMatchObject({ center: '150.00', locked: '800.00' });
  });
});

describe('the database, asked directly as the app', () => {
  beforeAll(async () => {
    const member = await stage.test.register('RowsStay');
    await stage.deposit(member, '100');
    await member.api.createDepositOrder({ payType: 1, amount: '100' }, opId());
  });

  it.each([
    'delete from cashier_deposit_orders',
    'delete from cashier_deposit_payments',
    'delete from cashier_withdrawals',
    'delete from payout_methods',
    'delete from cashier_callbacks',
    "update cashier_timeline set event = 'credited'",
    'delete from cashier_timeline',
    'truncate cashier_timeline',
    'update chain_payouts set nonce = 0',
    'delete from chain_payouts',
    'drop table cashier_withdrawals',
    "update settings_versions set maker_name = 'x'",
    'delete from settings_versions',
    'delete from identity_checks',
  ])('refuses: %s', async (statement) => {
    await expect(sql.raw(statement).execute(stage.test.app.db)).rejects.toMatchObject({ code: '42501' });
  });

  it('keeps one open order a member, one amount an account and one row a payment', async () => {
    const { db } = stage.test.app;
    const copy = (table: string, changes: string) =>
      sql
        .raw(`insert into ${table} select (jsonb_populate_record(r, ${changes})).* from ${table} r limit 1`)
        .execute(db);
    await expect(
      copy('cashier_deposit_payments', `jsonb_build_object('id', gen_random_uuid())`),
    ).rejects.toMatchObject({ constraint: 'cashier_deposit_payments_reference' });
    const open = `jsonb_build_object('bill_no', 'DX', 'id', gen_random_uuid(), 'status', 'opening', 'amount', 999)`;
    await expect(copy('cashier_deposit_orders', open)).rejects.toMatchObject({
      constraint: 'cashier_deposit_orders_one_open',
    });
  });
});
