import type { ErrorName } from '@fairway/contract/errors/index.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { faultFields } from '../logger.ts';
import type { Platform } from '../platform.ts';
import { languageOf } from './call-context.ts';
import { refusal } from './envelope.ts';

/** Fastify's own refusals by their codes: a table, so a new one shows as a fault in the log and is added here. */
const transportErrors: Readonly<Record<string, ErrorName>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'mediaTypeUnsupported',
  FST_ERR_CTP_EMPTY_TYPE: 'mediaTypeUnsupported',
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooLarge',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bodyMalformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bodyMalformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bodyMalformed',
  FST_ERR_BAD_URL: 'routeUnknown',
};

/** Every answer keeps the envelope: refusals by name, faults as `fault` with the request id and no detail. */
export function handleErrors(server: FastifyInstance, app: Platform): void {
  server.setErrorHandler((fault: FastifyError | AppError, request, reply) => {
    const known = namedError(fault);
    if (known) return refuse(request, reply, known);
    app.logger.error(
      {
        runbook: 'request-failed',
        requestId: request.id,
        route: request.routeOptions.url,
        ...faultFields(fault),
      },
      'request failed',
    );
    app.metrics.counter('faults_total', 'Requests that met an unexpected fault').inc();
    return refuse(request, reply, new AppError('fault'));
  });
  server.setNotFoundHandler((request, reply) => {
    const other = (['GET', 'POST', 'DELETE'] as const).find(
      (method) =>
        method !== request.method && server.hasRoute({ method, url: request.url.split('?')[0] ?? '' }),
    );
    return refuse(request, reply, new AppError(other ? 'methodNotAllowed' : 'routeUnknown'));
  });
}

function namedError(fault: FastifyError | AppError): AppError | undefined {
  if (fault instanceof AppError) return fault;
  const name = transportErrors[fault.code];
  if (name) return new AppError(name);
  // The pool's waiting line is full or the database is away: busy, not broken.
  if (
    /timeout exceeded when trying to connect|due to connection timeout|ECONNREFUSED|terminating connection/.test(
      fault.message,
    )
  ) {
    return new AppError('overloaded');
  }
  return undefined;
}

function refuse(request: FastifyRequest, reply: FastifyReply, error: AppError) {
  const status = error.row.http;
  if (status === 429 || status === 503)
    void reply.header('retry-after', String(error.params['seconds'] ?? 1));
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(refusal(error.error, languageOf(request), error.params, error.data));
}
