import { z } from 'zod';
import { common } from '../terms/common-schemas.ts';

/** A share of each day's play comes back on the day after; rates, switch and cap of a day are in the VIP levels. */
export const rebateTerms = z.strictObject({ kind: z.literal('rebate'), ...common });
