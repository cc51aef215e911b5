import type { FastifyRequest } from 'fastify';
import type { WireFields } from '@fairway/contract/wire.ts';
import type { z } from 'zod';
import { AppError } from '../../errors.ts';
import { wireInput, wirePath } from './wire-input.ts';

/**
 * The call's input by its schema: the body of a POST, the query of a GET or DELETE, and the parameters of the path, read by
 * the endpoint's spelling of the wire. Throws `inputInvalid` with the paths of the fields that are wrong and why, never
 * echoing their values.
 */
export function parseInput(schema: z.ZodType, request: FastifyRequest, wire?: WireFields): unknown {
  const source: unknown = request.method === 'POST' ? (request.body ?? {}) : request.query;
  const named = withPathParameters(source, request.params);
  const { input, misspelled } = wire ? wireInput(named, wire) : { input: named, misspelled: [] };
  if (misspelled.length > 0) throw new AppError('inputInvalid', {}, { fields: misspelled.slice(0, 20) });
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.slice(0, 20).map((issue) => ({
    field: wirePath(issue.path, wire).join('.'),
    rule: issue.code,
    ...(issue.code === 'unrecognized_keys' ? { keys: issue.keys.slice(0, 10) } : {}),
  }));
  throw new AppError('inputInvalid', {}, { fields });
}

/** The path's own parameters win over fields of the same name. */
function withPathParameters(source: unknown, parameters: unknown): unknown {
  if (typeof parameters !== 'object' || parameters === null || Object.keys(parameters).length === 0)
    return source;
  return typeof source === 'object' && source !== null && !Array.isArray(source)
    ? { ...source, ...parameters }
    : source;
}
