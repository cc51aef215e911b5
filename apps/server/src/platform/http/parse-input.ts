import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../errors.ts';

/**
 * The call's input by its schema: the body of a POST, the query of a GET or DELETE. Throws `inputInvalid` with the paths
 * of the fields that are wrong and why, never echoing their values.
 */
export function parseInput(schema: z.ZodType, request: FastifyRequest): unknown {
  const source = request.method === 'POST' ? (request.body ?? {}) : request.query;
  const parsed = schema.safeParse(source);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.slice(0, 20).map((issue) => ({
    field: issue.path.join('.'),
    rule: issue.code,
    ...(issue.code === 'unrecognized_keys' ? { keys: issue.keys.slice(0, 10) } : {}),
  }));
  throw new AppError('inputInvalid', {}, { fields });
}
