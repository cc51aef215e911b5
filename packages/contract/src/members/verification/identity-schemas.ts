import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { done, instant, nothing, typedText, uuid } from '../../fields.ts';
import { memberCodeSchemas } from './code-schemas.ts';
import { ownerProof } from './owner-proof-schemas.ts';
import type { memberIdentityEndpoints, memberIdentityOperatorEndpoints } from './identity-endpoints.ts';
import { memberProfile } from '../schemas.ts';

const realName = z.string().max(64);

export const memberChangeFields = z.enum(['realName', 'phone']);
export const memberChangeStatuses = z.enum(['pending', 'approved', 'refused']);

const change = z.strictObject({
  id: uuid,
  field: memberChangeFields,
  status: memberChangeStatuses,
  /** Masked. */
  after: z.string(),
  createdAt: instant,
  decidedAt: instant.nullable(),
  /** What the operator wrote to a refusal; '' otherwise. */
  reason: z.string(),
});

export const memberIdentitySchemas = {
  setRealName: { input: z.strictObject({ realName }), output: memberProfile },
  sendPhoneChangeCode: {
    input: memberCodeSchemas.sendLoginCode.input.extend({ proof: ownerProof.optional() }),
    output: memberCodeSchemas.sendLoginCode.output,
  },
  requestMemberChange: {
    input: z.discriminatedUnion('field', [
      z.strictObject({ field: z.literal('realName'), realName, proof: ownerProof.optional() }),
      z.strictObject({
        field: z.literal('phone'),
        codeId: uuid,
        code: z.string().regex(/^\d{1,10}$/),
      }),
    ]),
    output: change,
  },
  listMemberChanges: { input: nothing, output: z.strictObject({ changes: z.array(change) }) },
} satisfies SchemasOf<typeof memberIdentityEndpoints>;

const waitingChange = z.strictObject({
  id: uuid,
  memberId: uuid,
  name: z.string(),
  field: memberChangeFields,
  /** In full: two names or numbers are to be compared. */
  before: z.string(),
  after: z.string(),
  createdAt: instant,
});

export const memberIdentityOperatorSchemas = {
  listMemberChangeQueue: {
    input: nothing,
    output: z.strictObject({ changes: z.array(waitingChange) }),
  },
  decideMemberChange: {
    input: z.strictObject({
      id: uuid,
      decision: z.enum(['approve', 'refuse']),
      reason: typedText(3, 200),
    }),
    output: done,
  },
} satisfies SchemasOf<typeof memberIdentityOperatorEndpoints>;

export type MemberChange = z.output<typeof change>;
export type WaitingMemberChange = z.output<typeof waitingChange>;
