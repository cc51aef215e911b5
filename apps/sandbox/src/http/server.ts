import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { Refusal } from '../platform/refusal.ts';
import { guardOrigin } from './origin-guard.ts';

const bodyLimit = 64 * 1024;

/**
 * The HTTP server of all parties. JSON bodies stay raw bytes, because signatures cover bytes; form bodies become records
 * of texts.
 */
export function createServer(config: Config): FastifyInstance {
  const app = Fastify({
    bodyLimit: bodyLimit,
    forceCloseConnections: true,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 200 },
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('onRequest', guardOrigin(config));
  app.addHook('onSend', async (_request, reply) => {
    // Not `no-referrer`: a browser would then send our own forms with the origin `null`.
    reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'same-origin');
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 'NOT_FOUND', message: 'No such route.' }),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = asRefusal(error);
    if (refusal.status === 500)
      process.stderr.write(`sandbox: ${request.method} ${request.url}: ${error.stack}\n`);
    return reply.code(refusal.status).send({ code: refusal.code, message: refusal.message });
  });
  return app;
}

function asRefusal(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error;
  if (error.statusCode === 413) return new Refusal(413, 'BODY_TOO_LARGE', 'At most 64 KiB.');
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return new Refusal(error.statusCode, 'INVALID_REQUEST', error.message);
  }
  return new Refusal(500, 'SYSTEM_ERROR', 'Something is broken in the sandbox; see its log.');
}
