import { sql } from 'kysely';
import { formatMoney } from '@fairway/money';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { accountsOf, readBalance, type Account } from '#modules/ledger';
import { AppError } from '#platform/errors.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { findingsOf, fundMember } from '../../../../testing/fund-member.ts';
import { createTestApp, type TestApp, type TestMember } from '../../../../testing/test-app.ts';
import { parseFine } from '../amounts.ts';
import { demoKeys } from '../parties/demo-keys.ts';
import { insertSession } from '../sessions/sessions-store.ts';
import { takeCall } from '../take-call.ts';
import type { BetCall, RollbackCall, WalletAnswer, WalletCall, WinCall } from '../wallet-call.ts';

/** A member who plays at 启明游戏 under a launch of their own. */
export interface Guest extends TestMember {
  readonly token: string;
  center(currency?: WalletCurrency): Promise<string>;
  debt(): Promise<string>;
  bet(id: string, amount: string, more?: Partial<BetCall>): BetCall;
  win(id: string, reference: string, amount: string, more?: Partial<WinCall>): WinCall;
  rollback(id: string, reference: string): RollbackCall;
}

/** The product beside the calls of one venue, made without a network; the books are proven at the end. */
export interface WalletTest extends TestApp {
  guest(name: string, minor: bigint, currency?: WalletCurrency): Promise<Guest>;
  take(call: WalletCall): Promise<WalletAnswer>;
  /** The balance answered, or the name of the refusal. */
  outcome(call: WalletCall): Promise<string>;
  prove(): Promise<void>;
}

export const provider = 'qiming';

export function fine(text: string): bigint {
  return parseFine(text) ?? 0n;
}

export async function createWalletTest(
  env: Readonly<Record<string, string>> = {},
  start?: string,
): Promise<WalletTest> {
  // The venue is configured, and nobody is asked over the network.
  const party = {
    QIMING_URL: 'https://play.qiming.example',
    QIMING_PUBLIC_KEY: demoKeys.qiming,
    QIMING_ADDRESSES: '127.0.0.1',
  };
  const test = await createTestApp({ env: { ...party, ...env }, ...(start === undefined ? {} : { start }) });
  const { app } = test;
  const outcome = (call: WalletCall): Promise<string> =>
    takeCall(app, call).then(
      ({ balance }) => balance,
      (fault: unknown) => {
        if (fault instanceof AppError) return fault.error;
        throw fault;
      },
    );
  const prove = async (): Promise<void> => {
    const findings = await findingsOf(app);
    if (findings.length > 0) throw new Error(`the books are wrong: ${JSON.stringify(findings)}`);
  };
  return {
    ...test,
    take: (call) => takeCall(app, call),
    outcome,
    prove,
    async guest(name, minor, currency = 'CNY') {
      const member = await test.register(name);
      if (minor > 0n) await fundMember(app, member.id, minor, currency);
      const { sessionId } = await sessionOf(test, member.id);
      const token = app.ids.secret();
      const createdAt = app.clock.now();
      const expiresAt = new Date(createdAt.getTime() + 3_600_000);
      await inTransaction(app.db, (tx) =>
        insertSession(tx, {
          token,
          provider,
          memberId: member.id,
          sessionId,
          currency,
          createdAt,
          expiresAt,
        }),
      );
      const named = { provider, memberId: member.id, currency };
      const read = async (account: Account) => formatMoney(await readBalance(app.db, account));
      return {
        ...member,
        token,
        center: (of = currency) => read(accountsOf(member.id).center(of)),
        debt: () => read(accountsOf(member.id).debt(currency)),
        bet: (id, amount, more = {}) => ({
          kind: 'bet',
          ...named,
          id,
          amount: fine(amount),
          round: `r-${id}`,
          game: 'dice',
          token,
          closesRound: false,
          ...more,
        }),
        win: (id, reference, amount, more = {}) => ({
          kind: 'win',
          ...named,
          id,
          reference,
          amount: fine(amount),
          round: `r-${reference}`,
          game: 'dice',
          closesRound: false,
          ...more,
        }),
        rollback: (id, reference) => ({ kind: 'rollback', ...named, id, reference, token }),
      };
    },
    async end() {
      await prove();
      await test.end();
    },
  };
}

async function sessionOf(test: TestApp, memberId: string): Promise<{ sessionId: string }> {
  const { rows } = await sql<{ id: string }>`
    select id from members_sessions where member_id = ${memberId}`.execute(test.app.db);
  return { sessionId: rows[0]?.id ?? '' };
}
