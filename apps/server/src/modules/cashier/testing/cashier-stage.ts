import { randomUUID } from 'node:crypto';
import { hashPassword } from '@fairway/api-client';
import type { DepositOrder } from '@fairway/contract/deposits/schemas.ts';
import type { WithdrawalOrder } from '@fairway/contract/withdrawals/schemas.ts';
import { formatMoney } from '@fairway/money';
import { createVirtualClock } from '@fairway/testkit';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { runDueJobs } from '#platform/jobs/run-due-jobs.ts';
import { accountsOf, proveEverything, readBalances } from '#modules/ledger';
import { createTestApp, type TestApp, type TestMember } from '../../../testing/test-app.ts';
import { findOrder } from '../deposits/orders/order-store.ts';
import { presentOrder } from '../deposits/orders/present-order.ts';
import { cashierJobs } from './cashier-jobs.ts';
import { presentWithdrawal } from '../withdrawals/orders/present-withdrawal.ts';
import { findWithdrawal } from '../withdrawals/withdrawal-store.ts';
import { ScriptedPsp } from './scripted-psp.ts';

export const withdrawPassword = hashPassword('135790');
/** Numbers of the test range with right check digits. */
export const testCards = ['6222020000000000018', '6217000000000000004', '6222021000000000025'] as const;

/** The whole product with a provider that does what the test says; jobs run when the test says so. */
export interface CashierStage {
  test: TestApp;
  psp: ScriptedPsp;
  /** Runs every job that is due, and what follows from it; answers their names. */
  run(): Promise<string[]>;
  /** Sends a provider's message to the callback address; answers status and text. */
  callback(message: {
    body: string;
    headers: Record<string, string>;
  }): Promise<{ status: number; text: string }>;
  /** A deposit from the button to the credit. */
  deposit(member: TestMember, yuan: string): Promise<string>;
  /** The order as its member would read it, also when his session has run out in the meantime. */
  order(billNo: string): Promise<DepositOrder>;
  withdrawal(billNo: string): Promise<WithdrawalOrder>;
  /** A bank card and a withdraw password; answers the method's id. */
  bindCard(member: TestMember, card?: string): Promise<string>;
  /** Ends the waiting of a member's payout methods, as a day does. */
  endWaiting(member: TestMember): Promise<void>;
  withdraw(member: TestMember, methodId: string, amount: string, operationId?: string): Promise<string>;
  balances(
    member: TestMember,
    currency?: 'CNY' | 'USDT',
  ): Promise<{ center: string; locked: string; debt: string }>;
  /** Gives a member this grade. */
  grade(member: TestMember, grade: number): Promise<void>;
  /** Fails unless every account's sum, every transfer and the total are right. */
  proveBooks(): Promise<void>;
  end(): Promise<void>;
}

export const opId = () => ({ operationId: randomUUID() });

export async function createCashierStage({
  start,
  env = {},
}: { start?: string; env?: Readonly<Record<string, string>> } = {}): Promise<CashierStage> {
  // The provider needs the clock before the app is there: it gets one that follows the app's.
  const clock = createVirtualClock(start);
  const follower = { now: () => clock.now() };
  const psp = await ScriptedPsp.start(follower);
  const test = await createTestApp({
    ...(start === undefined ? {} : { start }),
    env: { SANDBOX_URL: psp.url, CHAIN_RPC_URL: `${psp.url}/chain`, ...env },
  });
  follower.now = () => test.clock.now();
  const run = () => runDueJobs(test.app, cashierJobs);
  const stage: CashierStage = {
    test,
    psp,
    run,
    async callback({ body, headers }) {
      const answer = await fetch(`${test.urls.site}/api/cashier/v1/callbacks`, {
        method: 'POST',
        headers,
        body,
      });
      return { status: answer.status, text: await answer.text() };
    },
    async deposit(member, yuan) {
      const order = await member.api.createDepositOrder({ payType: 1, amount: yuan }, opId());
      await run();
      psp.pay(order.billNo);
      await stage.callback(psp.message(order.billNo));
      await run();
      return order.billNo;
    },
    async order(billNo) {
      const row = await findOrder(test.app.db, billNo);
      if (!row) throw new Error(`no order ${billNo}`);
      return presentOrder(test.app.db, test.app, 'zh-CN', row);
    },
    async withdrawal(billNo) {
      const row = await findWithdrawal(test.app.db, billNo);
      if (!row) throw new Error(`no withdrawal ${billNo}`);
      return presentWithdrawal(test.app.db, test.app, row);
    },
    async bindCard(member, card = testCards[0]) {
      await member.api.setWithdrawPassword({ password: withdrawPassword, proof: member.proof });
      const method = await member.api.addBankCard(
        { cardNumber: card, bankCode: 'ICBC', holderName: '陈远', withdrawPassword },
        opId(),
      );
      return method.id;
    },
    async endWaiting({ id }) {
      await sql`update payout_methods set usable_from = added_at where member_id = ${id}`.execute(
        test.app.db,
      );
    },
    async withdraw(member, methodId, amount, operationId = randomUUID()) {
      const order = await member.api.createWithdrawal(
        { currency: 'CNY', amount, payoutMethodId: methodId, withdrawPassword },
        { operationId },
      );
      return order.billNo;
    },
    async balances(member, currency = 'CNY') {
      const accounts = accountsOf(member.id);
      const [center, locked, debt] = [
        accounts.center(currency),
        accounts.locked(currency),
        accounts.debt(currency),
      ];
      const read = await readBalances(test.app.db, [center, locked, debt]);
      return {
        center: formatMoney(read.of(center)),
        locked: formatMoney(read.of(locked)),
        debt: formatMoney(read.of(debt)),
      };
    },
    async grade({ id }, grade) {
      await sql`update members_accounts set grade = ${grade} where id = ${id}`.execute(test.app.db);
    },
    async proveBooks() {
      const proof = await proveEverything(test.app.db, test.clock.now());
      expect(proof.findings).toEqual([]);
    },
    async end() {
      await test.end();
      await psp.stop();
    },
  };
  return stage;
}
