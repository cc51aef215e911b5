import { headerNames } from '@fairway/contract';
import type { FastifyRequest } from 'fastify';
import { AppError, type Language } from '../errors.ts';
import type { CallContext } from './call.ts';

/** What is known of a call before its session. Throws `inputInvalid` as `originOf`. */
export function contextOf(request: FastifyRequest, operation: string): CallContext {
  return {
    requestId: request.id,
    operation,
    address: request.ip,
    deviceId: text(request, headerNames.deviceId).slice(0, 64),
    language: languageOf(request),
    userAgent: text(request, 'user-agent').slice(0, 300),
    origin: originOf(request),
  };
}

/**
 * The address that the caller knows us by. Throws `inputInvalid` where `Host` names none: links and addresses of files are made
 * of it, and of no host none can be made.
 */
function originOf({ protocol, host }: FastifyRequest): string {
  const origin = `${protocol}://${host}`;
  if (!URL.canParse(origin)) throw new AppError('inputInvalid');
  return origin;
}

/** English is answered only to those who ask for it first; everyone else reads zh-CN, the site's own language. */
export function languageOf(request: FastifyRequest): Language {
  return text(request, headerNames.language).trimStart().toLowerCase().startsWith('en') ? 'en' : 'zh-CN';
}

function text(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}
