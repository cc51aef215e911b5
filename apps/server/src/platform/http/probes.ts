import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { systemClock } from '../clock.ts';
import type { ClockWatch } from '../clock-watch.ts';
import type { Platform } from '../platform.ts';

/** For uptime figures only; rules use the platform's clock. */
const startedAt = systemClock.now();

export interface Readiness {
  /** Set while the process is stopping: load balancers stop sending before connections close. */
  stopping: boolean;
  /** Refuses money while this machine's clock is wrong. */
  clockWatch: Pick<ClockWatch, 'right'>;
}

/** /healthz (alive), /readyz (database, and a clock that agrees with it), /version, /metrics. */
export function mountProbes(
  server: FastifyInstance,
  app: Platform,
  readiness: Readiness,
  version: string,
): void {
  const open = (reason: string) => ({ config: { openRoute: reason } });
  server.get('/healthz', open('liveness probe'), async () => ({ status: 'alive' }));
  server.get('/readyz', open('readiness probe'), async (_request, reply) => {
    if (readiness.stopping) return reply.code(503).send({ status: 'stopping' });
    if (!readiness.clockWatch.right) return reply.code(503).send({ status: 'clock wrong' });
    try {
      await sql`select 1`.execute(app.db);
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'database away' });
    }
  });
  server.get('/version', open('build facts'), async () => ({
    name: 'fairway',
    version,
    startedAt: startedAt.toISOString(),
  }));
  server.get('/metrics', open('figures for the monitor, on the console port'), async (_request, reply) => {
    return reply.type(app.metrics.registry.contentType).send(await app.metrics.registry.metrics());
  });
}
