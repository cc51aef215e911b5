import { z } from 'zod';
import { AppError } from '#platform/errors.ts';
import { parseStrictJson } from '#platform/http/input/strict-json.ts';
import type { PartyCall } from '#platform/http/call.ts';

const sealedBody = z.strictObject({ key: z.string().max(1_024), body: z.string().max(60_000) });

/** Key and body of a sealed POST, both still closed. Throws `signatureInvalid` for a body in plain or of another shape. */
export function readSealedBody(call: PartyCall): z.output<typeof sealedBody> {
  const parsed = sealedBody.safeParse(parseStrictJson(call.rawBody.toString('utf8')));
  if (!parsed.success) throw new AppError('signatureInvalid');
  return parsed.data;
}
