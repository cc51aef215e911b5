import multipart from '@fastify/multipart';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { headerNames } from '@fairway/contract';
import { framedOrigins } from '../adapters/connect-adapter.ts';
import type { Platform } from '../platform.ts';
import { addBodyParsers, parseQuery } from './input/body-parsers.ts';
import { followSockets } from './drain.ts';
import { handleErrors } from './handle-errors.ts';
import type { LoadSettings } from './load/load-settings.ts';
import { mountLoadGate } from './load/mount-load-gate.ts';
import { createRequestIds } from './request-ids.ts';
import { guardRouteTable } from './route-table.ts';
import { withoutTrustedTypes } from './pages/content-security-policy.ts';
import { collectPolicyReports } from './pages/policy-reports.ts';
import { readableAddress } from './pages/readable-address.ts';
import { securityHeaders } from './pages/security-headers.ts';
import { policyHeader } from './pages/widen-policy.ts';

/** Largest body of a call, in bytes (reliability FUZ-3). */
const bodyLimit = 64 * 1024;

/** Node's own interval of 30 s would let headers that are due in ten drip for forty. */
const lookForSlowEvery = 1000;

/** Believes the forwarded address only as many hops back as there are proxies of ours. */
function behindProxies(count: number): false | ((address: string, hop: number) => boolean) {
  return count > 0 && ((_address, hop) => hop < count);
}

export interface ServerSettings {
  /** As it is called in the figures. */
  name?: 'site' | 'console';
  load?: LoadSettings | undefined;
}

/** The console's component kit writes its styles as markup (`innerHTML` of a style element), which Trusted Types forbid. */
function withoutTrustedTypesIn(headers: Readonly<Record<string, string>>): Record<string, string> {
  return { ...headers, [policyHeader]: withoutTrustedTypes(headers[policyHeader] ?? '') };
}

/** A bare edge: limits, headers, ids, error answers and metrics, no route yet. */
export async function createServer(
  app: Platform,
  { name = 'site', load }: ServerSettings = {},
): Promise<FastifyInstance> {
  const server = Fastify({
    loggerInstance: app.logger as FastifyBaseLogger,
    // Lines carry the request's id as a field of their own: no logger a request.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: behindProxies(app.config.trustedProxies),
    // A slow sender loses its connection instead of holding it (reliability NET-1).
    requestTimeout: 10_000,
    http: { connectionsCheckingInterval: lookForSlowEvery },
    connectionTimeout: 30_000,
    keepAliveTimeout: 30_000,
    requestIdHeader: false,
    rewriteUrl: readableAddress,
    genReqId: createRequestIds(),
    routerOptions: { maxParamLength: 200, querystringParser: parseQuery },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  });
  server.server.headersTimeout = 10_000;
  followSockets(server);
  addBodyParsers(server);
  await server.register(multipart);
  guardRouteTable(server);
  handleErrors(server, app);
  const { production, mqttUrl } = app.config;
  const { ofPages: ofAllPages, ofCalls } = await securityHeaders(
    production,
    framedOrigins(app),
    mqttUrl === undefined ? [] : [new URL(mqttUrl).origin],
  );
  const ofPages = name === 'console' ? withoutTrustedTypesIn(ofAllPages) : ofAllPages;
  const seconds = app.metrics.histogram('http_seconds', 'Time to answer', ['operation', 'status']);
  // Hooks that end by themselves: a promise for each request would be made for nothing.
  server.addHook('onRequest', (request, reply, done) => {
    void reply.headers(request.routeOptions.config.operation === undefined ? ofPages : ofCalls);
    void reply.header('cache-control', 'no-store');
    void reply.header(headerNames.requestId, request.id);
    void reply.header(headerNames.serverTime, String(app.clock.now().getTime()));
    done();
  });
  mountLoadGate(server, app, name, load);
  collectPolicyReports(server, app, name);
  server.addHook('onResponse', (request, reply, done) => {
    const operation = request.routeOptions.config.operation ?? 'page';
    seconds.observe({ operation, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    if (reply.statusCode >= 500) {
      app.logger.warn(
        {
          requestId: request.id,
          operation,
          status: reply.statusCode,
          milliseconds: Math.round(reply.elapsedTime),
        },
        'answered',
      );
    }
    done();
  });
  return server;
}
