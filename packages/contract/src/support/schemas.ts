import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { cursor, instant, nothing, paragraphs, typedText, uuid } from '../fields.ts';
import type { supportEndpoints } from './endpoints.ts';
import {
  dictionaryNames,
  feedbackCategories,
  feedbackLength,
  feedbackPicturePath,
  feedbackTypes,
  mostPictures,
  wishLength,
} from './feedback.ts';

const type = z.literal(feedbackTypes.codeList);

export const pictureName = z.string().regex(/^[A-Za-z0-9_-]{32}$/);

/** The address of a picture of a feedback, as the upload answers it. */
const pictureAddress = z.templateLiteral([z.literal(feedbackPicturePath), pictureName]);

export const feedbackFields = {
  id: uuid,
  // Specification section 3, «Activity data», feedback.
  type,
  /** Addresses of the pictures, in their order. */
  pictures: z.array(pictureAddress),
  category: z.literal(feedbackCategories.codeList),
  /** May hold line breaks, as the reply may. */
  content: z.string(),
  isReply: z.boolean(),
  /** Empty until there is a reply. */
  replyContent: z.string(),
  at: instant,
  replyAt: instant.nullable(),
};

const feedback = z.strictObject(feedbackFields);

export const supportSchemas = {
  webFeedback: {
    input: z.strictObject({
      type,
      content: paragraphs(feedbackLength.min, feedbackLength.max),
      /** A problem where it is left out. */
      category: z
        .literal([feedbackCategories.codes.problem, feedbackCategories.codes.idea])
        .default(feedbackCategories.codes.problem),
      pictures: z.array(pictureAddress).max(mostPictures).default([]),
    }),
    output: feedback,
  },
  uploadFeedbackPicture: { input: nothing, output: z.strictObject({ picture: pictureAddress }) },
  listFeedback: {
    input: z.strictObject({ cursor: cursor.optional() }),
    output: z.strictObject({ feedback: z.array(feedback), next: cursor.nullable() }),
  },
  getFeedbackPicture: { input: z.strictObject({ name: pictureName }), output: nothing },
  checkDesire: {
    input: nothing,
    /** `nextAt`: from when on, null for now. */
    output: z.strictObject({ allowed: z.boolean(), nextAt: instant.nullable() }),
  },
  desire: { input: z.strictObject({ content: typedText(wishLength.min, wishLength.max) }), output: feedback },
  listDictionaries: {
    input: z.strictObject({ names: z.array(z.enum(dictionaryNames)).optional() }),
    output: z.strictObject({
      dictionaries: z.array(
        z.strictObject({
          name: z.enum(dictionaryNames),
          entries: z.array(z.strictObject({ code: z.union([z.string(), z.number()]), label: z.string() })),
        }),
      ),
    }),
  },
} satisfies SchemasOf<typeof supportEndpoints>;

export type Feedback = z.output<typeof feedback>;
