import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { cursor, nothing, paragraphs, uuid } from '../fields.ts';
import type { supportOperatorEndpoints } from './operator-endpoints.ts';
import { feedbackFields, pictureName } from './schemas.ts';
import { feedbackCategories, feedbackStatuses, feedbackTypes, replyLength } from './feedback.ts';

const queued = z.strictObject({
  ...feedbackFields,
  member: z.strictObject({ id: uuid, name: z.string() }),
  /** The operator who answered; empty until then. */
  repliedBy: z.string(),
});

export const supportOperatorSchemas = {
  listFeedbackQueue: {
    input: z.strictObject({
      status: z.enum(feedbackStatuses),
      category: z.literal(feedbackCategories.codeList).optional(),
      type: z.literal(feedbackTypes.codeList).optional(),
      cursor: cursor.optional(),
    }),
    output: z.strictObject({
      feedback: z.array(queued),
      next: cursor.nullable(),
      /** How many wait in all, whatever is narrowed. */
      waiting: z.int(),
    }),
  },
  getMemberPicture: { input: z.strictObject({ name: pictureName }), output: nothing },
  replyFeedback: {
    input: z.strictObject({ id: uuid, reply: paragraphs(replyLength.min, replyLength.max) }),
    output: queued,
  },
} satisfies SchemasOf<typeof supportOperatorEndpoints>;

export type QueuedFeedback = z.output<typeof queued>;
