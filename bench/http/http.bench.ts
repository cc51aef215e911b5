import { availableParallelism } from 'node:os';
import { Client } from 'pg';
import { startBenchServer } from '../ledger/bench-server.ts';
import { startLoad, startServer, type Server } from './children.ts';
import type { Turn } from './protocol.ts';
import { medianOf, printRatio, printTable, type Line, type Measured } from './report.ts';

/*
 * Claim: the edge costs little more than Fastify alone, a bet is durable at a quarter of its rate, and a round is as fast as a bet. One run, one durable
 * PostgreSQL, servers and load in processes of their own, contenders taking turns, medians. `--short`: a smoke run.
 */
const short = process.argv.includes('--short');
const rounds = short ? 1 : 5;
const seconds = short ? 1 : 3;
const warmUps = short ? 0 : 3;

const database = await startBenchServer();
const bare = await startServer('bare.process.ts');
const product = await startServer('product.process.ts', {
  BENCH_APP_URL: database.app,
  BENCH_PEERS_URL: database.peers,
});
const load = startLoad();
const superuser = new Client({ connectionString: database.superuser });
await superuser.connect();
// A thousand members play the rounds of ten thousand: the pace is asked for as ever, but none has to wait for it.
await superuser.query(
  "create or replace function games_pace(game text) returns interval language sql immutable as $$ select interval '0' $$",
);
const staking: ReadonlySet<Turn['kind']> = new Set(['bet', 'walletBet', 'round']);

const hello = line('bare Fastify, hello', bare, '/hello', 'signed');
const plain = line('hello without headers', bare, '/hello', 'plain');
const echo = line('signed, logged in, validated', product, '/bench/v1/echo', 'signed');
const balance = line('balance read', product, '/api/site/finance/v1/balance', 'empty');
const bet = line('bet placed, durable', product, '/api/sportsbook/v1/placeBet', 'bet');
const aloneBet = line('the same in its own transaction', product, '/bench/v1/placeBetAlone', 'bet');
const walletBet = line(
  'stake booked by a venue, durable',
  product,
  '/api/venue-wallet/v1/qiming/bet',
  'walletBet',
);
const round = line('instant round, durable', product, '/api/games/v1/startRound', 'round');
const naive = line('the same on the naive ledger', product, '/bench/v1/placeNaiveBet', 'bet');
const lines: Line[] = [hello, plain, echo, balance, bet, walletBet, round, aloneBet, naive].flatMap((one) =>
  [32, 256].map((connections) => ({ ...one, connections, rounds: [] })),
);

try {
  console.log(
    `${availableParallelism()} cores, Node ${process.version}, ${rounds} rounds of ${seconds} s each, in turns; PostgreSQL durable`,
  );
  // Compiled code and known sessions are what is measured, not the first ten thousand requests of a process.
  for (let turn = 0; turn < warmUps; turn += 1) for (const one of lines) await measure(one);
  for (let round = 0; round < rounds; round += 1) {
    for (const one of inTurn(lines, round)) one.rounds.push(await measure(one));
  }
  printTable(lines);
  printFigures();
} finally {
  await superuser.end();
  await load.stop();
  await Promise.all([bare.stop(), product.stop()]);
  await database.stop();
}

function line(
  name: string,
  server: Server,
  path: string,
  kind: Turn['kind'],
): Omit<Line, 'connections' | 'rounds'> {
  return { name, server, path, kind };
}

async function measure({ name, server, path, kind, connections }: Line): Promise<Measured> {
  // A thousand members share the load of many: what each may do a minute is not what is measured.
  await superuser.query('truncate platform_rate_limits');
  const { port, legs } = server;
  // The echo is about a session that is known: as many as are asked for again within the seconds for which one is believed.
  const sessions = staking.has(kind) ? product.sessions : product.sessions.slice(0, 64);
  const databaseTime = database.countTime();
  const before = await server.processorTime();
  const turned = await load.run({ port, path, kind, connections, seconds, sessions, legs });
  const used = (await server.processorTime()) - before;
  if (turned.refused > 0)
    console.log(`${name}: ${turned.refused} refused, the first: ${turned.firstRefusal}`);
  const { requests, p50, p99 } = turned;
  const rate = requests / turned.seconds;
  return { rate, processor: used / requests, database: databaseTime() / requests, p50, p99 };
}

function printFigures(): void {
  const rate = (of: { name: string }, connections: number): number =>
    medianOf(lines, of.name, connections, 'rate');
  const processor = (of: { name: string }): number => medianOf(lines, of.name, 32, 'processor');
  console.log('');
  printRatio('logged-in POST / bare Fastify, 32 connections', rate(echo, 32) / rate(hello, 32), 0.6);
  printRatio('the same by processor time a request', processor(hello) / processor(echo), 0.6);
  printRatio('durable bet / bare Fastify, 256 connections', rate(bet, 256) / rate(hello, 256), 0.25);
  printRatio('stake booked by a venue / durable bet, 256', rate(walletBet, 256) / rate(bet, 256), 1);
  printRatio('instant round / durable bet, 256 connections', rate(round, 256) / rate(bet, 256), 1);
  printRatio('durable bet / in its own transaction, 256', rate(bet, 256) / rate(aloneBet, 256), 6);
  printRatio('durable bet / naive ledger, 256 connections', rate(bet, 256) / rate(naive, 256), 10);
}

/** Each round begins with another line. */
function inTurn<Item>(items: readonly Item[], round: number): Item[] {
  const from = (round * 3) % items.length;
  return [...items.slice(from), ...items.slice(0, from)];
}
