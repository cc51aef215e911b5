import { z } from 'zod';
import { cnyAmount, uuid } from '../../fields.ts';
import { common } from '../terms/common-schemas.ts';
import { mostOnList } from './limits.ts';

/** A gift for each member of a list, waiting for its claim so many days from the campaign's start. */
export const happySendTerms = z.strictObject({
  kind: z.literal('happySend'),
  ...common,
  /** The list that was written for it, and how many are on it: terms are public, the names are not. */
  list: z.strictObject({ id: uuid, count: z.int().min(1).max(mostOnList) }),
  /** For each of them, yuan. */
  amount: cnyAmount,
});
