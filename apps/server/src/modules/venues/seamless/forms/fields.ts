import { z } from 'zod';
import { AppError } from '#platform/errors.ts';

/** Ids, rounds and games of a provider. */
export const name = z.string().regex(/^[\w.:-]{1,64}$/);
export const memberId = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
export const token = z.string().regex(/^[\w.-]{16,128}$/);
export const currency = z.enum(['CNY', 'USDT']);

/** A body whose signature holds, by its shape. Throws `inputInvalid`. */
export function readBody<Content>(rawBody: Buffer, shape: z.ZodType<Content>): Content {
  let content: unknown;
  try {
    content = JSON.parse(rawBody.toString('utf8'));
  } catch {
    throw new AppError('inputInvalid');
  }
  const read = shape.safeParse(content);
  if (!read.success) throw new AppError('inputInvalid');
  return read.data;
}

/** The balance that a refusal says, as a decimal string. */
export function balanceIn(refusal: AppError): string | undefined {
  const { data } = refusal;
  if (typeof data !== 'object' || data === null || !('available' in data)) return undefined;
  return typeof data.available === 'string' ? data.available : undefined;
}
