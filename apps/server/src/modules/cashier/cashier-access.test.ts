import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCashierStage, opId, type CashierStage } from './testing/cashier-stage.ts';

let stage: CashierStage;
beforeAll(async () => {
  stage = await createCashierStage();
  const member = await stage.test.register('RowsStay');
  await stage.deposit(member, '100');
  await member.api.createDepositOrder({ payType: 1, amount: '100' }, opId());
});
afterAll(() => stage.end());

describe('the database, asked directly as the app', () => {
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
