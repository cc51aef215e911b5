import type { QueryResult } from 'pg';
import { Client } from 'pg';
import { ACCOUNT_KINDS, CURRENCY_CODES } from './accounts/account-kinds.ts';
import { opening, type Account } from './accounts/account.ts';
import { accountsOf } from './index.ts';
import { REASONS, type Reason } from './reasons.ts';
import { refusal } from './test-raw-posting.ts';
import { createTestLedger, testInstant, type TestLedger } from './test-ledger.ts';

/** The arguments of ledger_post as array literals of PostgreSQL, so that bounds and dimensions can be anything. */
export interface Batch {
  t_shard: string;
  t_id: string;
  t_reason: string;
  t_at: string;
  t_request: string;
  t_reverses: string | null;
  e_transfer: string;
  e_account: string;
  e_seq: string;
  e_amount: string;
  e_balance: string;
  e_kind: string;
  e_currency: string;
  e_at: string;
  openings: string | null;
}

type Answer = Promise<QueryResult<{ refusal?: string | null }>>;

/** An attacker who holds the passwords of the app and of the reports, and speaks SQL. */
export interface Attacker {
  ledger: TestLedger;
  app: Client;
  report: Client;
  /** One right batch: 5 fen from the bank to a member who has 100, each account at its next entry. */
  rightBatch(name: string): Promise<Batch>;
  post(batch: Batch): Answer;
  /** ledger_transfer, which decides balances itself: legs of given accounts, arrays replaced at will. */
  transfer(
    reason: Reason,
    legs: readonly (readonly [Account, bigint])[],
    over?: { shard?: string; reason?: string; at?: string },
  ): Answer;
  /** What refuses an attack; undefined if nothing does. It never stays: the next finds the books as they were. */
  attack(attempt: () => Answer): Promise<string | undefined>;
  /** Everything in the books, as text. */
  print(): Promise<string>;
  close(): Promise<void>;
}

export const at = testInstant.toISOString();

/** An array literal. */
export function list(...items: readonly (string | number | bigint)[]): string {
  return `{${items.join(',')}}`;
}

export const postingCall =
  'select public.ledger_post($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)';

export async function createAttacker(): Promise<Attacker> {
  const ledger = await createTestLedger();
  const { urls } = ledger.database;
  const [app, report] = [urls.app, urls.report].map((connectionString) => new Client({ connectionString }));
  if (!app || !report) throw new Error('no client');
  await Promise.all([app.connect(), report.connect()]);
  return {
    ledger,
    app,
    report,
    post: (batch) => app.query(postingCall, Object.values(batch)),
    rightBatch: (name) => rightBatch(ledger, name),
    transfer: (reason, legs, over = {}) =>
      app.query('select refusal from ledger_transfer($1, $2, $3, $4, $5, null, $6, $7, $8, $9)', [
        over.shard ?? list(legs[0]?.[0].shard ?? 0),
        list(ledger.ids.uuid()),
        over.reason ?? list(REASONS[reason].code),
        over.at ?? list(`"${at}"`),
        list('attack'),
        list(...legs.map(() => 1)),
        list(...legs.map(([account]) => account.id)),
        list(...legs.map(([, amount]) => amount)),
        JSON.stringify(legs.map(([account]) => opening(account))),
      ]),
    async attack(attempt) {
      await app.query('begin');
      let message: string | undefined;
      const rule = await refusal(
        (async () => {
          const { rows } = await attempt();
          message = rows[0]?.refusal ?? undefined;
          await app.query('set constraints all immediate');
        })(),
      );
      await app.query('rollback');
      return rule ?? message;
    },
    async print() {
      const { rows } = await report.query<{ print: string }>(
        `select concat_ws('/', (select count(*) from ledger_transfers), (select count(*) from ledger_entries),
          (select count(*) from ledger_accounts), (select count(*) from ledger_holds),
          (select count(*) from ledger_hold_resolutions), (select count(*) from ledger_freezes)) as print`,
      );
      return rows[0]?.print ?? '';
    },
    async close() {
      await Promise.all([app.end(), report.end()]);
      await ledger.close();
    },
  };
}

async function rightBatch(ledger: TestLedger, name: string): Promise<Batch> {
  await ledger.fund(name, 100n);
  const { house, center } = accountsOf(name);
  const bank = house('deposits', 'CNY', name);
  return {
    t_shard: list(bank.shard),
    t_id: list(ledger.ids.uuid()),
    t_reason: list(REASONS.deposit.code),
    t_at: list(`"${at}"`),
    t_request: list('attack'),
    t_reverses: null,
    e_transfer: list(1, 1),
    e_account: list(bank.id, center('CNY').id),
    e_seq: list(1, 2),
    e_amount: list(-5, 5),
    e_balance: list(-5, 105),
    e_kind: list(ACCOUNT_KINDS.deposits.code, ACCOUNT_KINDS.center.code),
    e_currency: list(CURRENCY_CODES.CNY, CURRENCY_CODES.CNY),
    e_at: list(`"${at}"`, `"${at}"`),
    openings: JSON.stringify([opening(bank)]),
  };
}
