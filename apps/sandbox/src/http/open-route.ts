import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { Refusal } from '../platform/refusal.ts';

/** Reads the JSON or form body of a route that needs no signature. Throws Refusal INVALID_REQUEST. */
export function readBody<T>(request: FastifyRequest, schema: z.ZodType<T>): T {
  return parse(schema, Buffer.isBuffer(request.body) ? readJson(request.body) : (request.body ?? {}));
}

/** Reads the query of a route. Throws Refusal INVALID_REQUEST. */
export function readQuery<T>(request: FastifyRequest, schema: z.ZodType<T>): T {
  return parse(schema, request.query);
}

function parse<T>(schema: z.ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refusal(400, 'INVALID_REQUEST', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
}

function readJson(body: Buffer): unknown {
  if (body.length === 0) return {};
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refusal(400, 'INVALID_REQUEST', 'The body is not JSON.');
  }
}
