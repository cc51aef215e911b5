import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import type { identityEndpoints } from './endpoints.ts';
import { identityLevels } from './levels.ts';

export const identityFlows = z.enum(['deposit', 'withdrawal']);

/** One part of an identity: masked where it is known, '' where it is not. */
const given = z.string();

const identityStatus = z.strictObject({
  level: z.literal(identityLevels.codeList),
  realName: given,
  phone: given,
  /** The card that is checked: the one bound first. */
  bankCard: given,
  idCard: given,
  /** The member went on without a card where it is only recommended. */
  cardSkipped: z.boolean(),
  /** Name of the refusal that the flow would meet now; null: nothing refuses it. */
  refusal: z.string().nullable(),
});

export const identitySchemas = {
  getIdentityStatus: { input: z.strictObject({ flow: identityFlows }), output: identityStatus },
  verifyIdentity: {
    input: z.strictObject({
      flow: identityFlows,
      /** 18 characters of a resident identity card; left out, what was given before is kept. */
      idCard: z.string().max(24).optional(),
      /** Goes on without a card where it is only recommended. */
      skipCard: z.boolean().default(false),
    }),
    output: identityStatus,
  },
} satisfies SchemasOf<typeof identityEndpoints>;
export type IdentityStatus = z.output<typeof identityStatus>;
export type IdentityFlow = z.output<typeof identityFlows>;
