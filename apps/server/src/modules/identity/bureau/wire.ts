import { z } from 'zod';
import type { IdentityVerdict } from '../tables.ts';

/** The bureau's names (its page: `apps/sandbox/README.md`). */
export const bureauHeaders = { prefix: 'identity', client: 'x-identity-client' } as const;

export const checkAnswer = z.object({ code: z.literal('OK'), requestNo: z.string(), result: z.string() });

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

/** The verdict of an answer about this request; undefined for one about another, or with a result of no meaning here. */
export function readVerdict(
  answer: z.infer<typeof checkAnswer>,
  requestNo: string,
): IdentityVerdict | undefined {
  if (answer.requestNo !== requestNo) return undefined;
  return Object.hasOwn(verdicts, answer.result) ? verdicts[answer.result] : undefined;
}
