import type { QueryResult } from 'pg';
import { Client } from 'pg';
import { opening, type Account } from './accounts/account.ts';
import { accountsOf } from './index.ts';
import { reasons, type Reason } from './reasons.ts';
import { placesOf, refusal } from './test-raw-posting.ts';
import { createTestLedger, testInstant, type TestLedger } from './test-ledger.ts';

/** The arguments of ledger_post as array literals of PostgreSQL, so that bounds and dimensions can be anything. */
export interface Batch {
  id: string;
  at: string;
  member: string | null;
  a_key: string | null;
  a_balance: string | null;
  b_key: string | null;
  b_balance: string | null;
  b_before: string | null;
  amount: string;
  house: string | null;
  house_to: string | null;
  reason: string;
  request: string;
  part_of: string | null;
  reverses: string | null;
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
  /** ledger_transfer, which decides balances itself: one row between given accounts, arrays replaced at will. */
  transfer(reason: Reason, row: TransferRow, over?: { shard?: string; reason?: string; at?: string }): Answer;
  /** What refuses an attack; undefined if nothing does. It never stays: the next finds the books as they were. */
  attack(attempt: () => Answer): Promise<string | undefined>;
  /** Everything in the books, as text. */
  print(): Promise<string>;
  close(): Promise<void>;
}

/** A row of ledger_transfer: `amount` is what a gains, or b where there is no a, or houseTo where there is neither. */
export interface TransferRow {
  readonly a?: Account;
  readonly b?: Account;
  readonly house?: Account;
  readonly houseTo?: Account;
  readonly amount: bigint;
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
    rightBatch: (name) => rightBatch(ledger, app, name),
    transfer: (reason, { a, b, house, houseTo, amount }, over = {}) => {
      const touched = [a, b, house, houseTo].filter((account) => account !== undefined);
      const only = (account: Account | undefined) => account && list(account.id);
      return app.query(
        'select refusal from ledger_transfer($1, null, $2, $3, $4, $5, $6, $7, $8, $9, $10, null, $11)',
        [
          list(ledger.ids.uuid()),
          over.at ?? list(`"${at}"`),
          over.shard ?? list(touched[0]?.shard ?? 0),
          only(a),
          only(b),
          only(house),
          only(houseTo),
          list(amount),
          over.reason ?? list(reasons[reason].code),
          list('attack'),
          JSON.stringify(touched.map(opening)),
        ],
      );
    },
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
        `select concat_ws('/', (select count(*) from ledger_moves), (select count(*) from ledger_house),
          (select sum(balance_after) from ledger_house), (select count(*) from ledger_holds),
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

async function rightBatch(ledger: TestLedger, app: Client, name: string): Promise<Batch> {
  await ledger.fund(name, 100n);
  const { house, center } = accountsOf(name);
  const bank = house('deposits', 'CNY', name);
  const places = await placesOf(app, [bank, center('CNY')]);
  const [mine, theirs] = [places.get(center('CNY').id), places.get(bank.id)];
  if (!mine || !theirs) throw new Error('no place');
  return {
    id: list(ledger.ids.uuid()),
    at: list(`"${at}"`),
    member: list(mine.member ?? ''),
    a_key: list(keyOf(mine.number, 2)),
    a_balance: list(105),
    b_key: null,
    b_balance: null,
    b_before: null,
    amount: list(5),
    house: list(theirs.number),
    house_to: null,
    reason: list(reasons.deposit.code),
    request: list('attack'),
    part_of: null,
    reverses: null,
  };
}

/** The key of a pocket's line. */
export function keyOf(pocket: number, seq: number): bigint {
  return (BigInt(pocket) << 40n) + BigInt(seq);
}
