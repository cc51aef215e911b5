import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { instant, typedText, uuid } from '../fields.ts';
import type { vipOperatorEndpoints } from './operator-endpoints.ts';
import { reviewRules } from './review.ts';

const level = z.int().min(0).max(10);

export const vipOperatorSchemas = {
  getMemberVip: {
    input: z.strictObject({ memberId: uuid }),
    output: z.strictObject({
      level,
      /** The level whose benefits count: 7 while a higher one is not agreed on. */
      benefitLevel: level,
      highest: level,
      /** The highest that two people agreed on, and the named owner of a level above 7. */
      reviewed: level,
      ownerName: z.string().nullable(),
      /** The level has to be agreed on. */
      isDue: z.boolean(),
      rules: z.array(z.strictObject({ rule: z.enum(reviewRules.codeList), met: z.boolean() })),
      changes: z.array(z.strictObject({ before: level, after: level, at: instant })),
    }),
  },
  requestVipReview: {
    input: z.strictObject({ memberId: uuid, level, owner: typedText(2, 40), reason: typedText(3, 200) }),
    output: z.strictObject({ proposalId: uuid }),
  },
} satisfies SchemasOf<typeof vipOperatorEndpoints>;

export type MemberVip = z.output<(typeof vipOperatorSchemas)['getMemberVip']['output']>;
