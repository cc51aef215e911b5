import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { cnyAmount, instant } from '../../fields.ts';
import { activityResult as status, campaignNumber, ownReward } from '../schemas.ts';
import type { contentFormEndpoints } from './endpoints.ts';
import { answerLengths } from './field-types.ts';
import { formField } from './term-schemas.ts';

/** Answers by the id of their field; of a choice the place of the option. */
const answers = z
  .array(z.strictObject({ id: formField.shape.id, value: z.string().max(answerLengths.lines) }))
  .max(20);
export type FormAnswers = z.output<typeof answers>;

const entry = z.strictObject({
  sentAt: instant,
  answers: z.array(z.strictObject({ label: z.string(), value: z.string() })),
  reward: ownReward.nullable(),
});

const field = z.strictObject({
  id: formField.shape.id,
  label: z.string(),
  type: formField.shape.type,
  required: z.boolean(),
  options: z.array(z.string()),
});
export type ShownField = z.output<typeof field>;

export const contentFormSchemas = {
  getContentForm: {
    input: z.strictObject({ no: campaignNumber }),
    output: z.strictObject({
      fields: z.array(field),
      /** Yuan. */
      prize: cnyAmount,
      /** Null for visitors, and before it is sent. */
      entry: entry.nullable(),
    }),
  },
  submitContentForm: {
    input: z.strictObject({ no: campaignNumber, answers }),
    output: z.strictObject({ status, entry }),
  },
} satisfies SchemasOf<typeof contentFormEndpoints>;
