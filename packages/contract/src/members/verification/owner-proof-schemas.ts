import { z } from 'zod';
import { uuid } from '../../fields.ts';
import { passwordHash } from '../schemas.ts';

/**
 * The step-up before anything that pays money out: the login password, a code of sendStepUpCode, or, where the second
 * factor is on, a code of the authenticator or a recovery code and nothing else. Left out or of a kind the member does
 * not have: `stepUpNeeded`, whose data names the kinds.
 */
export const ownerProof = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('password'), password: passwordHash }),
  z.strictObject({ kind: z.literal('code'), codeId: uuid, code: z.string().regex(/^\d{1,10}$/) }),
  z.strictObject({ kind: z.literal('secondFactor'), code: z.string().trim().min(6).max(16) }),
]);
export type OwnerProof = z.output<typeof ownerProof>;

/** How members prove that it is they who call, besides the session. */
export type OwnerProofKind = OwnerProof['kind'];
