import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { cursor, instant, uuid } from '../../fields.ts';
import { operatorReward } from '../operator-schemas.ts';
import { campaignNumber } from '../schemas.ts';
import type { contentFormOperatorEndpoints } from './operator-endpoints.ts';

const entry = z.strictObject({
  id: uuid,
  memberId: uuid,
  memberName: z.string(),
  sentAt: instant,
  answers: z.array(z.strictObject({ label: z.string(), value: z.string() })),
  /** Null where the form gives none. */
  reward: operatorReward.nullable(),
});
export type FormEntry = z.output<typeof entry>;

export const contentFormOperatorSchemas = {
  listFormEntries: {
    input: z.strictObject({ no: campaignNumber, cursor: cursor.optional() }),
    output: z.strictObject({ entries: z.array(entry), next: cursor.nullable() }),
  },
} satisfies SchemasOf<typeof contentFormOperatorEndpoints>;
