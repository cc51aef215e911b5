import { createNaive } from '../ledger/contenders/naive.ts';
import { fillRoom } from '../live/fill-room.ts';
import { createApp } from '@fairway/server/app.ts';
import { parseConfig } from '@fairway/server/config.ts';
import { authenticateMember } from '@fairway/server/modules/members/index.ts';
import { mountRoutes } from '@fairway/server/platform/http/mount-routes.ts';
import { benchRoutes } from './bench-routes.ts';
import { benchVenue } from './bench-venue.ts';
import { fill } from './fill.ts';
import { notifyProcessorTime } from './processor-time.ts';

/*
 * The product as role `api`: everything that a request meets, without the jobs and the outbox, which another process would
 * run. Two calls of the benchmark's own are mounted through the same edge: the echo, and a bet on the naive ledger.
 */
const fairway = await createApp(
  parseConfig({
    NODE_ENV: 'test',
    ROLE: 'api',
    PORT: '0',
    CONSOLE_PORT: '0',
    LOG_LEVEL: 'error',
    APP_DATABASE_URL: process.env['BENCH_APP_URL'],
    SERVER_SECRET: 'bench-server-secret-of-32-characters',
    QIMING_URL: 'http://127.0.0.1:9',
    QIMING_PUBLIC_KEY: benchVenue.publicKey,
    QIMING_ADDRESSES: '127.0.0.1',
    PASSWORD_PEPPER: 'bench-password-pepper-of-32-characters',
  }),
  { work: false },
);
const { app } = fairway;
const authenticate = {
  member: (token: string, made: Parameters<typeof authenticateMember>[2]) =>
    authenticateMember(app, token, made),
  operator: async () => undefined,
};
const naive = await createNaive(process.env['BENCH_PEERS_URL'] ?? '');
mountRoutes(fairway.site, { app, authenticate }, benchRoutes(naive));
const filled = await fill(app);
const room = process.env['BENCH_ROOM'] ? await fillRoom(app, filled.sessions) : undefined;
const { site } = await fairway.listen();
notifyProcessorTime();
process.send?.({ port: Number(new URL(site).port), ...filled, ...(room && { room }) });
