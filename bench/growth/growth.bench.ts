import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { cny } from '@fairway/money';
import {
  accountsOf,
  move,
  postTransfer,
  proveSample,
  readOwnerBalances,
  readOwnerLines,
  readStatement,
} from '@fairway/server/modules/ledger/index.ts';
import { selectBetPage } from '@fairway/server/modules/sportsbook/bets/bets-store.ts';
import { createDb } from '@fairway/server/platform/db/database.ts';
import { createPool } from '@fairway/server/platform/db/pool.ts';
import { startBenchServer } from '../ledger/bench-server.ts';
import { median, printRatio } from '../ledger/report.ts';
import { growHistory, member, type Grown } from './grow-history.ts';

/*
 * Claim: neither what a member reads nor a posting nor the proof of every minute costs more with history: balances, a page of bets, a page
 * of the statement at 1, 10 and 100 times the rows, both of the member's own and of everybody's, and with as many more accounts. One
 * PostgreSQL, one run, medians. `--short`: a tenth of the rows.
 */
const short = process.argv.includes('--short');
const once = short ? 50 : 500;
const reads = short ? 60 : 300;

const server = await startBenchServer();
const pool = createPool({ url: server.app, name: 'bench-growth' });
const db = createDb(pool);
const { shard, venue, center, house } = accountsOf(member);
const takenBack = new Error('taken back');
const wallet = venue('fairway-sports', 'CNY');

/** A deposit to the member, posted in a transaction and taken back, so that the history stays as it is. */
async function postAndTakeBack(): Promise<void> {
  const legs = move(house('deposits', 'CNY', 'bench'), center('CNY'), cny(100n));
  const at = new Date();
  await db
    .transaction()
    .execute(async (tx) => {
      await postTransfer(tx, { id: randomUUID(), reason: 'deposit', legs, at, requestId: 'growth' });
      throw takenBack;
    })
    .catch((fault: unknown) => {
      if (fault !== takenBack) throw fault;
    });
}

/** The proof of every minute, smaller: what moved last and a stretch of all accounts, each as deep as the shortest history is long. */
function prove(): Promise<unknown> {
  return proveSample(db, {
    now: new Date(),
    from: '80000000-0000-0000-0000-000000000003',
    accounts: 20,
    depth: BigInt(once),
  });
}

/** The member's reads, each the one that its page makes, a posting and a proof. */
const readings: Readonly<Record<string, () => Promise<unknown>>> = {
  balances: () => readOwnerBalances(db, member),
  'page of bets': () => selectBetPage(db, shard, member, { open: false, before: null, limit: 8 }),
  'page of the statement': () => readStatement(db, wallet, { limit: 20 }),
  'page of all accounts': () => readOwnerLines(db, member, { currency: 'CNY', limit: 20 }),
  posting: postAndTakeBack,
  proof: prove,
};

try {
  console.log(
    `${availableParallelism()} cores, Node ${process.version}, medians of ${reads} reads, µs of processor time of both sides`,
  );
  const grown: { rows: Grown; cost: Record<string, number> }[] = [];
  for (const times of [1, 10, 100]) {
    const rows = await growHistory(server.superuser, once * times);
    grown.push({ rows, cost: await costs() });
  }
  printGrowth(grown);
} finally {
  await pool.end();
  await server.stop();
}

/** What each read costs now; in processor time, since others may use the machine. */
async function costs(): Promise<Record<string, number>> {
  const cost: Record<string, number> = {};
  for (const [name, read] of Object.entries(readings)) {
    for (let warm = 0; warm < 20; warm += 1) await read();
    const rounds: number[] = [];
    for (let round = 0; round < 5; round += 1) rounds.push(await costOf(read));
    cost[name] = median(rounds);
  }
  return cost;
}

async function costOf(read: () => Promise<unknown>): Promise<number> {
  const databaseTime = server.countTime();
  const before = process.cpuUsage();
  for (let number = 0; number < reads / 5; number += 1) await read();
  const { user, system } = process.cpuUsage(before);
  return (user + system + databaseTime()) / (reads / 5);
}

function printGrowth(grown: readonly { rows: Grown; cost: Record<string, number> }[]): void {
  const cells = (head: string, values: readonly (number | undefined)[]): string =>
    head.padEnd(26) +
    values
      .map((value) =>
        Math.round(value ?? Number.NaN)
          .toLocaleString('en')
          .padStart(13),
      )
      .join('');
  const of = (rows: keyof Grown) => grown.map(({ rows: found }) => found[rows]);
  console.log(`\n${cells('own bets', of('own'))}`);
  console.log(cells('accounts in all', of('accounts')));
  console.log(cells('entries in all', of('entries')));
  console.log(cells('bets in all', of('bets')));
  for (const name of Object.keys(readings))
    console.log(
      cells(
        name,
        grown.map(({ cost }) => cost[name]),
      ),
    );
  console.log('');
  const [first, , last] = grown;
  for (const name of Object.keys(readings))
    printRatio(
      `${name}: with a hundredth / with all`,
      (first?.cost[name] ?? 0) / (last?.cost[name] ?? 1),
      0.7,
    );
}
