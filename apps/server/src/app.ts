import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { ConfigFault, type Config } from './config.ts';
import { mounts } from './modules/mounts.ts';
import { mountNewsFeeds } from '#modules/content';
import { closeLane, takeShards, type TakenShards } from '#modules/ledger';
import { authenticateMember, mountAvatars, watchSessionEnds } from '#modules/members';
import { authenticateOperator, writeAudit } from '#modules/operators';
import { adapterFaults } from '#platform/adapters/connect-adapter.ts';
import { watchClock } from '#platform/clock-watch.ts';
import { systemClock, type Clock } from '#platform/clock.ts';
import type { CallMade } from '#platform/http/authenticate.ts';
import { drain } from '#platform/http/drain.ts';
import { createDb } from '#platform/db/database.ts';
import { createPool } from '#platform/db/pool.ts';
import { requireDurability } from '#platform/db/require-durability.ts';
import type { LoadSettings } from '#platform/http/load/load-settings.ts';
import { mountRoutes } from '#platform/http/mount-routes.ts';
import { mountOpenApi } from '#platform/http/open-api/mount-open-api.ts';
import { mountFigures, mountProbes } from '#platform/http/probes.ts';
import { refuseOnWrongClock } from '#platform/http/signatures/refuse-wrong-clock.ts';
import { createServer } from '#platform/http/server.ts';
import { createIds, type Ids } from '#platform/ids.ts';
import { createLogger } from '#platform/logger.ts';
import { showProcessMemories } from '#platform/memory/define-memory.ts';
import { createMetrics } from '#platform/metrics.ts';
import type { Platform } from '#platform/platform.ts';
import { createBroker } from './broker.ts';
import { mountAllPages } from './pages.ts';
import { version } from './version.ts';
import { startWork, type Work } from './work.ts';

/** What a test may replace; everything else is the product as it runs. */
export interface AppOverrides {
  clock?: Clock;
  ids?: Ids;
  /** Without it jobs, outbox and watchers run according to the role, from `listen` on. */
  work?: boolean;
  /** Milliseconds to wait for a connection to the database; without it, what a caller waits at most. */
  connectionWait?: number;
  /** How much work is taken on at once. */
  load?: LoadSettings;
}

export interface Fairway {
  app: Platform;
  site: FastifyInstance;
  console: FastifyInstance;
  /**
   * Starts jobs, outbox and watchers, listens on the configured ports (0 picks free ones) and answers the addresses. Throws a
   * DurabilityFault before any of it where the database may lose what it acknowledges.
   */
  listen(): Promise<{ site: string; console: string }>;
  /** Not ready, calls in flight answered, jobs ended or handed back, pool closed; ends within 20 s. */
  close: () => Promise<void>;
}

/** Composes the whole product from its configuration. Tests call exactly this. */
export async function createApp(config: Config, overrides: AppOverrides = {}): Promise<Fairway> {
  const clock = overrides.clock ?? systemClock;
  const pool = createPool({
    url: config.databases.app,
    name: `fairway-${config.role}`,
    wait: overrides.connectionWait,
  });
  const logger =
    config.logLevel === 'silent' ? pino({ level: 'silent' }) : createLogger(config.logLevel, config.role);
  const metrics = createMetrics({ process: config.logLevel !== 'silent' });
  showProcessMemories(metrics);
  const db = createDb(pool);
  const broker = await createBroker({ config, db, clock, logger, metrics });
  const ids = overrides.ids ?? createIds(clock);
  const app: Platform = {
    config,
    clock,
    ids,
    db,
    logger,
    metrics,
    publisher: broker.publisher,
    audit: (tx, call, facts) => writeAudit(tx, app, call, facts),
    extensions: mounts.flatMap((mount) => mount.extensions ?? []),
  };

  const faults = adapterFaults(app);
  if (faults.length > 0) throw new ConfigFault(faults);

  const clockWatch = watchClock(app);
  const readiness = { stopping: false, clockWatch };
  const authenticate = {
    member: (token: string, made: CallMade) => authenticateMember(app, token, made),
    operator: (token: string, made: CallMade) => authenticateOperator(app, token, made),
  };
  const siteRoutes = mounts.flatMap((mount) => mount.routes ?? []);
  const consoleRoutes = mounts.flatMap((mount) => mount.operatorRoutes ?? []);
  const site = await createServer(app, { name: 'site', load: overrides.load });
  const console = await createServer(app, { name: 'console', load: overrides.load });
  for (const server of [site, console]) refuseOnWrongClock(server, clockWatch);
  mountRoutes(site, { app, authenticate }, siteRoutes);
  mountRoutes(console, { app, authenticate }, consoleRoutes);
  for (const server of [site, console]) mountProbes(server, app, readiness);
  mountFigures(console, app, version);
  mountAvatars(site, app);
  mountNewsFeeds(site, app);
  await mountOpenApi(console, {
    site: { routes: siteRoutes, url: config.callbackBaseUrl },
    console: { routes: consoleRoutes },
    version,
  });
  await mountAllPages(app, { site, console });
  if (config.role === 'all' || config.role === 'broker')
    for (const { server } of [site, console]) broker.attach(server);

  const works = (overrides.work ?? true) && config.role !== 'api';
  let shards: TakenShards | undefined;
  let work: Work | undefined;
  let sessionEnds: Awaited<ReturnType<typeof watchSessionEnds>> | undefined;
  return {
    app,
    site,
    console,
    async listen() {
      await requireDurability(db);
      // A clock that a test moves is not meant to agree with the database's.
      if (clock === systemClock) await clockWatch.start();
      shards = await takeShards(app);
      // Nothing is taken on, by a caller or by a job, before the database is known to keep it.
      if (works) work = await startWork(app, mounts, broker);
      sessionEnds = await watchSessionEnds(app, broker.disconnectSession);
      const siteUrl = await site.listen({ host: config.host, port: config.port });
      const consoleUrl = await console.listen({ host: config.host, port: config.consolePort });
      return { site: siteUrl, console: consoleUrl };
    },
    async close() {
      readiness.stopping = true;
      clockWatch.stop();
      await shards?.handOver();
      // Calls in flight are answered first: they may wait for a job or enqueue one. Live connections end beside them, because a
      // server is only closed when they are gone.
      const answered = Promise.all([drain(site), drain(console)]);
      await broker.close(config.production ? 5000 : 200);
      await answered;
      await work?.stop();
      await sessionEnds?.end();
      await closeLane(app);
      await shards?.end();
      await pool.end();
    },
  };
}
