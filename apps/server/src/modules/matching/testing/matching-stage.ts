import { payTypeSetting, type CashierSettings } from '@fairway/contract/cashier/settings.ts';
import { payTypes } from '@fairway/contract/deposits/methods/pay-types.ts';
import { matchTerms, replay } from '@fairway/matching';
import { cny, formatMoney, parseMoney } from '@fairway/money';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestMember, TestOperator } from '../../../testing/test-app.ts';
import { eventOf, selectLinesAfter } from '../pool/log-store.ts';
import {
  createCashierStage,
  opId,
  withdrawPassword,
  type CashierStage,
} from '../../cashier/testing/cashier-stage.ts';
import { testCard } from '../../cashier/testing/test-cards.ts';
import { changePublished } from '../../cashier/testing/pay-settings.ts';

/** The cashier's stage with fast deposits switched on and members for both sides. */
export interface MatchingStage extends CashierStage {
  clerk: TestOperator;
  lead: TestOperator;
  /** Publishes settings that differ so from the current ones. */
  publish(change: (settings: CashierSettings) => CashierSettings): Promise<void>;
  /** A fast withdrawal of this amount, approved and in the pool; its member has so much more than it. */
  draw(
    name: string,
    amount: string,
    withdrawType?: 1 | 20210,
  ): Promise<{ member: TestMember; billNo: string }>;
  /** A fast deposit of this amount and what is due of it. */
  pay(member: TestMember, amount: string): Promise<string>;
  register(name: string): Promise<TestMember>;
  /** Keeps everybody signed in whatever time has passed. */
  keepSignedIn(): Promise<void>;
  /** Advances time with everybody still signed in, and runs what became due. */
  pass(time: { seconds?: number; minutes?: number; hours?: number }): Promise<void>;
  /** Replays the log of all that happened and holds its matches against those that were made; answers how many they are. */
  proveLog(): Promise<number>;
  parts(member: TestMember, billNo: string): ReturnType<TestMember['api']['listFastWithdrawalParts']>;
}

export async function createMatchingStage({
  env = {},
  ...settings
}: { start?: string; env?: Readonly<Record<string, string>> } = {}): Promise<MatchingStage> {
  const stage = await createCashierStage({ ...settings, env: { DEPOSIT_TURNOVER: '0', ...env } });
  const clerk = await stage.test.operator('cashier');
  const lead = await stage.test.operator('cashier-lead');
  let cards = 0;
  const matching: MatchingStage = {
    ...stage,
    clerk,
    lead,
    publish: (change) => changePublished(stage.test.app, change),
    register: (name) => stage.test.register(name),
    async keepSignedIn() {
      const now = stage.test.clock.now();
      const until = new Date(now.getTime() + 86_400_000);
      const { db } = stage.test.app;
      await sql`update members_sessions set last_seen_at = ${now}, expires_at = ${until}`.execute(db);
      await sql`update operators_sessions set last_seen_at = ${now}, expires_at = ${until}`.execute(db);
    },
    async pass(time) {
      stage.test.clock.advance(time);
      await matching.keepSignedIn();
      await stage.run();
    },
    async draw(name, amount, withdrawType = 20210) {
      const member = await stage.test.register(name);
      await stage.deposit(member, formatMoney(cny(parseMoney(amount, 'CNY').minor + 100_00n)));
      cards += 1;
      const methodId = await stage.bindCard(member, testCard(cards));
      const order = await member.api.createWithdrawal(
        { currency: 'CNY', amount, payoutMethodId: methodId, withdrawType, withdrawPassword },
        opId(),
      );
      const { version } = await clerk.api.getWithdrawalCase({ billNo: order.billNo });
      await clerk.api.approveWithdrawal({ billNo: order.billNo, version }, opId());
      await stage.run();
      return { member, billNo: order.billNo };
    },
    async pay(member, amount) {
      const order = await member.api.createDepositOrder(
        { payType: payTypes.codes.fastToCard, amount },
        opId(),
      );
      await stage.run();
      return order.billNo;
    },
    async proveLog() {
      const lines = await selectLinesAfter(stage.test.app.db, 0n);
      const logged = lines.flatMap((line) =>
        line.kind === 'matched'
          ? [{ deposit: line.deposit_bill, withdrawal: line.bill_no, amount: line.amount }]
          : [],
      );
      const events = lines.map(eventOf).filter((event) => event !== undefined);
      expect(replay(events, matchTerms)).toEqual(logged);
      return logged.length;
    },
    parts: (member, billNo) => member.api.listFastWithdrawalParts({ billNo }),
  };
  const fast = payTypeSetting.parse({ payType: 912, offered: true, state: 1, fixedAmounts: [] });
  await matching.publish((current) => ({
    ...current,
    payTypes: [...current.payTypes.filter(({ payType }) => payType !== fast.payType), fast],
  }));
  return matching;
}
