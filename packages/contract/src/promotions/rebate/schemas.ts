import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { cnyAmount, instant, nothing } from '../../fields.ts';
import { rewardStates } from '../kinds.ts';
import { vipLevels } from '../limits.ts';
import { campaignNumber } from '../schemas.ts';
import type { rebateEndpoints } from './endpoints.ts';

const level = z.int().min(vipLevels.lowest).max(vipLevels.highest);
/** Percent, `0.45`. */
const percent = z.string().regex(/^\d(\.\d{1,3})?$/);

export const rebateSchemas = {
  getRebate: {
    input: nothing,
    output: z.strictObject({
      /** The site's switch: without it nothing is paid and no page speaks of rebates. */
      offered: z.boolean(),
      /** The campaign that pays; null while none runs. */
      no: campaignNumber.nullable(),
      level,
      rates: z.strictObject({
        ty: percent,
        dj: percent,
        zr: percent,
        cp: percent,
        dz: percent,
        qp: percent,
        by: percent,
      }),
      /** The most for a day; null without one. */
      dayCap: cnyAmount.nullable(),
      /** What today would give back if it ended now, at the level of now. */
      today: z.strictObject({ day: z.iso.date(), played: cnyAmount, amount: cnyAmount }),
      days: z.array(
        z.strictObject({
          day: z.iso.date(),
          level,
          amount: cnyAmount,
          /** Null for a day whose rebate is below a fen. */
          state: z.enum(rewardStates.codeList).nullable(),
          paidAt: instant.nullable(),
        }),
      ),
      now: instant,
    }),
  },
} satisfies SchemasOf<typeof rebateEndpoints>;
