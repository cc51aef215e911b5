import { z } from 'zod';
import { pricedGifts } from '../gift/term-schemas.ts';
import { common } from '../terms/common-schemas.ts';

/** A shop for points: each gift once a member, while there is stock. */
export const luxuryTerms = z.strictObject({ kind: z.literal('luxury'), ...common, gifts: pricedGifts });
