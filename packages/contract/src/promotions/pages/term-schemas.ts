import { z } from 'zod';
import { applied, common, sections } from '../terms/common-schemas.ts';

/** One reward, applied for once. */
export const offerTerms = z.strictObject({ kind: z.literal('offer'), ...applied });

/** An offer with chapters of details. */
export const detailsTerms = z.strictObject({
  kind: z.literal('details'),
  ...applied,
  sections,
});

/** A page without an act. */
export const displayTerms = z.strictObject({
  kind: z.literal('display'),
  ...common,
  sections,
});
