import { availableParallelism } from 'node:os';
import { gameReturns } from '@fairway/fair-games';
import { createApp } from '@fairway/server/app.ts';
import { parseConfig } from '@fairway/server/config.ts';
import { migrateJobs } from '@fairway/server/platform/jobs/migrate-jobs.ts';
import { startBenchServer } from '../ledger/bench-server.ts';
import { cashOut } from './cash-out.ts';
import { settleTickets } from './settle-tickets.ts';
import { verifyRounds } from './verify-rounds.ts';

/*
 * Claims: an issue with 100,000 tickets settles within 10 s; 5,000 cash-outs that are pressed at once are all taken within a second;
 * 10,000 rounds are computed again within 3 s; what every game returns is enumerated within 20 s. One durable PostgreSQL, one run of
 * the product's own code without HTTP. `--short`: a tenth.
 */
const share = process.argv.includes('--short') ? 10 : 1;
const [tickets, cashOuts, rounds] = [100_000 / share, 5_000 / share, 10_000 / share];

console.log(`${availableParallelism()} cores, Node ${process.version}; PostgreSQL durable`);
const server = await startBenchServer();
// The queue of jobs as well: what is settled lets chases go on.
await migrateJobs(server.migrator);
const fairway = await createApp(
  parseConfig({
    NODE_ENV: 'test',
    PORT: '0',
    CONSOLE_PORT: '0',
    LOG_LEVEL: 'silent',
    APP_DATABASE_URL: server.app,
    SERVER_SECRET: 'bench-server-secret-of-32-characters',
    PASSWORD_PEPPER: 'bench-password-pepper-of-32-characters',
  }),
  { work: false },
);
try {
  const { seconds, taken, slowest } = await cashOut(fairway.app, server.superuser, cashOuts);
  say('cash-outs pressed at once', `${taken} of ${cashOuts}`, seconds, 1 / share);
  console.log(`  the last one answered after ${Math.round(slowest)} ms`);
  say(
    'tickets of an issue settled',
    tickets,
    await settleTickets(fairway.app, server.superuser, tickets),
    10 / share,
  );
} finally {
  await fairway.close();
  await server.stop();
}
say('rounds verified', rounds, verifyRounds(rounds), 3 / share);
const begun = performance.now();
for (const bets of Object.values(gameReturns)) for (const { enumerate } of bets) enumerate();
say('returns enumerated', Object.keys(gameReturns).length, (performance.now() - begun) / 1000, 20);

function say(what: string, count: number | string, seconds: number, bound: number): void {
  const reached = seconds <= bound ? 'reached' : 'MISSED';
  console.log(
    `${what.padEnd(28)} ${String(count).padStart(14)} ${seconds.toFixed(2).padStart(8)} s   to reach ${bound} s   ${reached}`,
  );
}
