import { z } from 'zod';
import type { IdentityVerdict } from '../tables.ts';
import { parseJson } from '#platform/http-client/parse-json.ts';

/** The bureau's names (its page: `apps/sandbox/README.md`). */
export const bureauHeaders = {
  client: 'x-identity-client',
  timestamp: 'x-identity-timestamp',
  nonce: 'x-identity-nonce',
  signature: 'x-identity-signature',
} as const;

const answer = z.object({ code: z.literal('OK'), requestNo: z.string(), result: z.string() });

/** Their results in ours. An unknown result proves nothing, so it passes nobody. */
const verdicts: Readonly<Record<string, IdentityVerdict>> = {
  MATCH: 'match',
  PHONE_MISMATCH: 'phoneMismatch',
  CARD_MISMATCH: 'cardMismatch',
  PHONE_AND_CARD_MISMATCH: 'bothMismatch',
  ID_CARD_MISMATCH: 'idCardMismatch',
  REFUSED: 'refused',
  UNSUPPORTED: 'unsupported',
};

/** The verdict of a signed answer about this request; undefined for anything else. */
export function readVerdict(body: Buffer, requestNo: string): IdentityVerdict | undefined {
  const read = answer.safeParse(parseJson(body));
  if (!read.success || read.data.requestNo !== requestNo) return undefined;
  const { result } = read.data;
  return Object.hasOwn(verdicts, result) ? verdicts[result] : undefined;
}
