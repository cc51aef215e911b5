import { availableParallelism } from 'node:os';
import { createSeededRandom } from '@fairway/testkit';
import { startBenchServer, type BenchServer } from './bench-server.ts';
import { closedLoop } from './closed-loop.ts';
import type { Contender } from './contenders/contender.ts';
import { createLaneContender } from './contenders/lane.ts';
import { createNaive } from './contenders/naive.ts';
import { fillPgbench, pgbenchVersion, runPgbench } from './contenders/pgbench.ts';
import { ProductAccounts } from './contenders/product-accounts.ts';
import { createTpcB } from './contenders/tpc-b.ts';
import { createTransactionContender } from './contenders/transaction.ts';
import { killDatabaseUnderLoad } from './killed-database.ts';
import { median, medianOf, printRatio, printTable, type Series } from './report.ts';

/*
 * Claim: posting in batches costs a fraction of the usual double entry, although the database verifies every line.

 * One durable PostgreSQL, one run, contenders taking turns, medians. `--short`: a smoke run. `--minute`: also 60 s at 1,024.
 * `--kill`: instead, the database killed under load twenty times, and what was acknowledged counted.
 */
const short = process.argv.includes('--short');
const rounds = short ? 1 : 5;
const seconds = short ? 1 : 3;
const unverified = 'lane, nothing verified';

const server = await startBenchServer();
try {
  if (process.argv.includes('--kill')) await kill(server);
  else await compare(server);
} finally {
  await server.stop();
}

async function compare(measured: BenchServer): Promise<void> {
  const { app, bare, peers } = measured;
  const accountsFor = async (name: string, database = app): Promise<ProductAccounts> => {
    const accounts = new ProductAccounts(name);
    await accounts.fill(database);
    return accounts;
  };
  const naive = await createNaive(peers);
  const lane = createLaneContender(app, await accountsFor('lane'), {
    name: 'lane',
    callers: [1, 8, 32, 1024],
  });
  const contenders = [
    naive,
    lane,
    createLaneContender(bare, await accountsFor('bare', bare), { name: unverified, callers: [32, 1024] }),
    createLaneContender(app, await accountsFor('answers'), {
      name: 'lane, answers kept',
      callers: [32, 1024],
      keepsAnswers: true,
    }),
    createTransactionContender(app, await accountsFor('transaction')),
    await createTpcB(peers),
  ];
  const version = pgbenchVersion();
  if (version) fillPgbench(peers);
  console.log(
    `${availableParallelism()} cores, Node ${process.version}, ${rounds} rounds of ${seconds} s each, in turns; PostgreSQL durable`,
  );
  console.log(
    version ? `TPC-B also by ${version}` : 'no pgbench on PATH: TPC-B by its script through pg alone',
  );

  const random = createSeededRandom('ledger bench');
  const series: Series[] = contenders.flatMap(({ name, callers }) =>
    callers.map((number) => ({ name, callers: number, rounds: [] })),
  );
  const pgbench: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of inTurn(contenders, round)) {
      for (const one of series.filter(({ name }) => name === contender.name)) {
        const databaseTime = measured.countTime();
        const called = await closedLoop(contender.call(random), one.callers, seconds);
        one.rounds.push({ ...called, database: databaseTime() / (called.rate * seconds) });
      }
    }
    if (version) pgbench.push(runPgbench(peers, 32, seconds).rate);
  }

  printTable(series);
  if (version) console.log(`${version}, TPC-B prepared, 32 clients: ${Math.round(median(pgbench))} a second`);
  printFigures(series, pgbench);
  if (process.argv.includes('--minute')) await wholeMinute(lane);
  for (const contender of contenders) await contender.close();
}

async function kill(killed: BenchServer): Promise<void> {
  const accounts = new ProductAccounts('killed');
  await accounts.fill(killed.app);
  const held = await killDatabaseUnderLoad(killed, accounts, short ? 3 : 20);
  if (!held) process.exitCode = 1;
}

function printFigures(series: readonly Series[], pgbench: readonly number[]): void {
  const rate = (name: string, callers: number): number => medianOf(series, name, callers, 'rate');
  const p99 = (name: string): number => medianOf(series, name, 32, 'p99');
  const [lane, naive, script] = ['lane', 'naive double entry', 'TPC-B script through pg'];
  const tpcB = Math.max(rate(script, 32), pgbench.length > 0 ? median(pgbench) : 0);
  console.log('');
  printRatio('lane / naive, 32 callers', rate(lane, 32) / rate(naive, 32), 15);
  printRatio('p99 of naive / p99 of lane, 32 callers', p99(naive) / p99(lane), 30);
  printRatio('lane / naive, 1,024 callers', rate(lane, 1024) / rate(naive, 1024), 40);
  printRatio('lane at 1,024 callers / the faster TPC-B at 32 clients', rate(lane, 1024) / tpcB, 10);
  printRatio(
    'lane at 1,024 callers / TPC-B script through pg at 32',
    rate(lane, 1024) / rate(script, 32),
    10,
  );
  printRatio('lane / naive, a lone caller', rate(lane, 1) / rate(naive, 1), 1);
  // What verifying costs, and what would be missed without it all the same.
  printRatio('nothing verified / naive, 32 callers', rate(unverified, 32) / rate(naive, 32), 15);
  printRatio('nothing verified / naive, 1,024 callers', rate(unverified, 1024) / rate(naive, 1024), 40);
}

/** Whether the rate of a long run sags: its last ten seconds against its first. */
async function wholeMinute(lane: Contender): Promise<void> {
  const random = createSeededRandom('a minute');
  const tens: number[] = [];
  for (let ten = 0; ten < 6; ten += 1) {
    const { rate } = await closedLoop(lane.call(random), 1024, 10);
    tens.push(rate);
  }
  console.log(
    `\n60 s at 1,024 callers, by tens: ${tens.map((rate) => Math.round(rate).toLocaleString('en')).join(', ')}`,
  );
  printRatio('last ten seconds / first ten', (tens[5] ?? 0) / (tens[0] ?? 1), 0.9);
}

/** Each round begins with another contender. */
function inTurn<Item>(items: readonly Item[], round: number): Item[] {
  const from = round % items.length;
  return [...items.slice(from), ...items.slice(0, from)];
}
