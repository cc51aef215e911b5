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

const open = (reason: string) => ({ config: { openRoute: reason } });

/** /healthz (alive) and /readyz (database, and a clock that agrees with it): what a load balancer asks on each port. */
export function mountProbes(server: FastifyInstance, app: Platform, readiness: Readiness): void {
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
}

/** /version and /metrics: for operators, so the console's port alone answers them (decision 0053). */
export function mountFigures(server: FastifyInstance, app: Platform, version: string): void {
  server.get('/version', open('build facts, on the console port'), async () => ({
    name: 'fairway',
    version,
    startedAt: startedAt.toISOString(),
  }));
  server.get('/metrics', open('figures for the monitor, on the console port'), async (_request, reply) => {
    return reply.type(app.metrics.registry.contentType).send(await app.metrics.read());
  });
}
