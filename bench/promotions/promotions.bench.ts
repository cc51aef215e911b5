import { availableParallelism } from 'node:os';
import { createApp } from '@fairway/server/app.ts';
import { parseConfig } from '@fairway/server/config.ts';
import { migrateJobs } from '@fairway/server/platform/jobs/migrate-jobs.ts';
import { startBenchServer } from '../ledger/bench-server.ts';
import { countAtOnce, settledRounds } from './count-facts.ts';
import { fillDays, timeRehearsal } from './rehearse-facts.ts';

/*
 * Claim: what members did is counted in batches of 200 events at most a fifteenth of what a job an event would cost, the queue of jobs left
 * out of both; and a rehearsal of a million facts takes less than 60 seconds. One durable PostgreSQL, one run of the product's own code without HTTP, medians of five runs in turn. `--short`: a tenth.
 */
const share = process.argv.includes('--short') ? 10 : 1;
const [count, runs, bound] = [20_000 / share, 5, 15];
const [facts, longest] = [1_000_000 / share, 60];

console.log(`${availableParallelism()} cores, Node ${process.version}; PostgreSQL durable`);
const server = await startBenchServer();
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
const [batched, single]: [number[], number[]] = [[], []];
const rehearsed: number[] = [];
try {
  for (let run = 0, first = 1; run < runs; run += 1) {
    batched.push(await countAtOnce(fairway.app, settledRounds(count, first), 200));
    first += count;
    // A job an event is slow enough to be measured with a tenth of them.
    single.push(await countAtOnce(fairway.app, settledRounds(count / 10, first), 1));
    first += count / 10;
  }
  await fillDays(fairway.app, facts, 1_000_000_000);
  for (let run = 0; run < 3; run += 1) {
    const { seconds, members } = await timeRehearsal(fairway.app);
    if (members < 5_000) throw new Error(`a rehearsal found ${members} members`);
    rehearsed.push(seconds);
  }
} finally {
  await fairway.close();
  await server.stop();
}
const ratio = median(single) / median(batched);
console.log(`200 events a job   ${median(batched).toFixed(0).padStart(8)} µs an event`);
console.log(`a job an event     ${median(single).toFixed(0).padStart(8)} µs an event`);
console.log(
  `ratio              ${ratio.toFixed(1).padStart(8)}   to reach ${bound}   ${ratio >= bound ? 'reached' : 'MISSED'}`,
);
const seconds = median(rehearsed);
console.log(
  `${facts} facts rehearsed ${seconds.toFixed(2).padStart(8)} s   to stay below ${longest}   ${seconds < longest ? 'reached' : 'MISSED'}`,
);

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}
