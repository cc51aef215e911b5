import { availableParallelism } from 'node:os';
import { Client } from 'pg';
import { startLoad, startServer, type Server } from '../http/children.ts';
import type { Turn } from '../http/protocol.ts';
import { medianOf, printRatio, printTable, type Line, type Measured } from '../http/report.ts';
import { startBenchServer } from '../ledger/bench-server.ts';

/*
 * Claim: a gift over HTTP, durable with its boards, its limits and its news, is answered at 0.40 of what Fastify answers to "hello", and at
 * twenty times the rate of a naive ledger. One run, one durable PostgreSQL, servers and load in processes of their own, contenders taking
 * turns, medians. `--short`: a smoke run.
 */
const short = process.argv.includes('--short');
const rounds = short ? 1 : 3;
const seconds = short ? 1 : 3;
const warmUps = short ? 0 : 2;

const database = await startBenchServer();
const bare = await startServer('bare.process.ts');
const product = await startServer('product.process.ts', {
  BENCH_APP_URL: database.app,
  BENCH_PEERS_URL: database.peers,
  BENCH_ROOM: 'on',
});
const load = startLoad();
const superuser = new Client({ connectionString: database.superuser });
await superuser.connect();

const hello = line('bare Fastify, hello', bare, '/hello', 'signed');
const gift = line('gift, durable', product, '/api/game/chatroom/anchorReward/v1/reward', 'gift');
const bet = line('bet placed, durable', product, '/api/sportsbook/v1/placeBet', 'bet');
const naive = line('a posting of the naive ledger', product, '/bench/v1/placeNaiveBet', 'bet');
const lines: Line[] = [hello, gift, bet, naive].flatMap((one) =>
  [32, 256].map((connections) => ({ ...one, connections, rounds: [] })),
);

try {
  console.log(
    `${availableParallelism()} cores, Node ${process.version}, ${rounds} rounds of ${seconds} s each, in turns; PostgreSQL durable`,
  );
  for (let turn = 0; turn < warmUps; turn += 1) for (const one of lines) await measure(one);
  for (let round = 0; round < rounds; round += 1)
    for (const one of [...lines.slice(round), ...lines.slice(0, round)]) one.rounds.push(await measure(one));
  printTable(lines);
  const rate = (of: { name: string }, connections: number) => medianOf(lines, of.name, connections, 'rate');
  console.log('');
  printRatio('durable gift / bare Fastify, 256 connections', rate(gift, 256) / rate(hello, 256), 0.4);
  printRatio('durable gift / durable bet, 256', rate(gift, 256) / rate(bet, 256), 1);
  printRatio('durable gift / naive ledger, 256 connections', rate(gift, 256) / rate(naive, 256), 20);
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
  // The first of them is the anchor, who gives nothing to the own room.
  const sessions = product.sessions.slice(1);
  const databaseTime = database.countTime();
  const before = await server.processorTime();
  const room = product.room === undefined ? {} : { room: product.room };
  const turned = await load.run({ port, path, kind, connections, seconds, sessions, legs, ...room });
  const used = (await server.processorTime()) - before;
  if (turned.refused > 0)
    console.log(`${name}: ${turned.refused} refused, the first: ${turned.firstRefusal}`);
  const { requests, p50, p99 } = turned;
  return {
    rate: requests / turned.seconds,
    processor: used / requests,
    database: databaseTime() / requests,
    p50,
    p99,
  };
}
