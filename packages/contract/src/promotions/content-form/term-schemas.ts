import { z } from 'zod';
import { cnyAmount, paragraphs, typedText } from '../../fields.ts';
import { common } from '../terms/common-schemas.ts';
import { formFieldTypes } from './field-types.ts';

const labels = { zh: typedText(1, 60), en: typedText(1, 100) };

export const formField = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,23}$/),
  ...labels,
  type: z.enum(formFieldTypes.codeList),
  required: z.boolean(),
  /** Of a choice, a line each; an answer is the place among them, from 0. Empty for other types. */
  options: z.strictObject({ zh: paragraphs(0, 600), en: paragraphs(0, 600) }),
});
export type FormField = z.output<typeof formField>;

/** A form of the house’s own: members send one entry each, people read it, and two of them decide on its reward. */
export const formTerms = z.strictObject({
  kind: z.literal('form'),
  ...common,
  fields: z.array(formField).min(1).max(20),
  /** Yuan for an entry; `0` where nothing is given. */
  prize: cnyAmount,
});
