import { z } from 'zod';
import { presentGifts } from '../gift/term-schemas.ts';
import { common } from '../terms/common-schemas.ts';

/** Gifts for the first deposit, for credit (one for each 100.00 of play) and for VIP levels, each once a member. */
export const presentTerms = z.strictObject({ kind: z.literal('present'), ...common, gifts: presentGifts });
