import { z } from 'zod';
import { cnyAmount, typedText } from '../../fields.ts';
import { keysOf } from '../../enums/define-enum.ts';
import { venueCategories } from '../../venues/categories.ts';
import { common } from '../terms/common-schemas.ts';

const barrier = { zh: typedText(2, 40), en: typedText(2, 60), prize: cnyAmount };

/** What a barrier asks: a bound phone, or an amount since the campaign's first day, yuan, both wallets at the fixed rate. */
const barrierTerms = z.discriminatedUnion('rule', [
  z.strictObject({ rule: z.literal('phone'), ...barrier }),
  z.strictObject({ rule: z.literal('deposited'), ...barrier, need: cnyAmount }),
  z.strictObject({
    rule: z.literal('played'),
    ...barrier,
    need: cnyAmount,
    /** Play of one category alone counts; of all where nothing is said. */
    category: z.enum(keysOf(venueCategories)).optional(),
  }),
]);
export type BarrierTerms = z.output<typeof barrierTerms>;

/** Barriers that are passed in their order, each by its rule and with its prize. */
export const breakoutTerms = z.strictObject({
  kind: z.literal('breakout'),
  ...common,
  barriers: z.array(barrierTerms).min(2).max(10),
});
