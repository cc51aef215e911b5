import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { instant, nothing } from '../fields.ts';
import { pointKinds } from './points.ts';
import type { vipMemberEndpoints } from './member-endpoints.ts';
import { gradeConfig, percent, vipLevel, yuan } from './schemas.ts';

/** The number of the last record of a page. */
const recordCursor = z.string().regex(/^[1-9]\d{0,8}$/);

export const vipMemberSchemas = {
  getVip: {
    input: nothing,
    output: z.strictObject({
      levelName: vipLevel,
      level: vipLevel,
      /** The level whose benefits count: 7 while a higher one waits for its review. */
      benefitLevel: vipLevel,
      /** What the own level asked for. */
      upgradeDeposit: yuan,
      upgradeRecord: yuan,
      withdrawCount: z.int(),
      withdrawMax: yuan,
      upgradeGift: yuan,
      birthGift: yuan,
      everyMonthGift: yuan,
      /** The best rebate of the level; 0 while the site offers none. */
      gradeDiscount: percent,
      /** Net deposits and valid play since registration, to the last midnight of the site; USDT count as 7.20. */
      deposited: yuan,
      played: yuan,
      /** Valid play of this quarter, and what of it keeps the level; 0 where nothing is to be kept. */
      quarterPlay: yuan,
      playToKeep: yuan,
      /** Days to the next level at the pace of the last 30; -1 where none is forecast. */
      forecastDays: z.int(),
      memberGradeConfigList: z.array(gradeConfig),
      /** The last changes of the level, newest first. */
      memberInfoChangeList: z.array(
        z.strictObject({
          before: vipLevel,
          after: vipLevel,
          /** Milliseconds since 1970. */
          changedAt: z.int(),
        }),
      ),
      /** The day after which the level would be lost, YYYY-MM-DD; null while it is safe. */
      relegateDate: z.iso.date().nullable(),
    }),
  },
  getPoints: {
    input: z.strictObject({ cursor: recordCursor.optional() }),
    output: z.strictObject({
      balance: z.int(),
      /** Taken back by a correction after they were spent; the next ones settle it. */
      owed: z.int(),
      /** The oldest points and the day from which they are gone; null without points. */
      expiring: z.strictObject({ points: z.int(), on: z.iso.date() }).nullable(),
      records: z.array(
        z.strictObject({
          number: z.int(),
          kind: z.enum(pointKinds),
          /** Below zero for what went. */
          points: z.int(),
          balance: z.int(),
          at: instant,
        }),
      ),
      next: recordCursor.nullable(),
    }),
  },
} satisfies SchemasOf<typeof vipMemberEndpoints>;

export type OwnVip = z.output<(typeof vipMemberSchemas)['getVip']['output']>;
export type OwnPoints = z.output<(typeof vipMemberSchemas)['getPoints']['output']>;
