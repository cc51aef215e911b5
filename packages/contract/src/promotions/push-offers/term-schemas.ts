import { z } from 'zod';
import { applied } from '../terms/common-schemas.ts';

/** An offer that comes to those whom it is for: as a message when it opens, and ahead of the others in the centre. */
export const pushTerms = z.strictObject({ kind: z.literal('push'), ...applied });
