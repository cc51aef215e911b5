import { z } from 'zod';
import { common } from '../terms/common-schemas.ts';

/** What each level gives is in the VIP levels; a campaign says when it is given, from which budget, and how often it is played. */

/** A level's bonus, once a level for life. */
export const upgradeTerms = z.strictObject({ kind: z.literal('upgrade'), ...common });

/** A gift on the birthday alone, once a year. */
export const birthdayTerms = z.strictObject({
  kind: z.literal('birthday'),
  ...common,
  /** So many days the birth date has to have been on file. */
  onFileDays: z.int().min(0).max(365),
});

/** A gift each month, by the level that was held as the month began. */
export const monthMoneyTerms = z.strictObject({ kind: z.literal('monthMoney'), ...common });
