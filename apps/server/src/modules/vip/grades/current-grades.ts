import type { GradeTerms } from '@fairway/promotions';
import { parseMoney } from '@fairway/money';
import { readSettings } from '#modules/settings';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { gradeTermsOf } from './grade-terms.ts';
import { vipGradesKind } from './grades-kind.ts';

/** The levels of the version that counts, from 0 up, and what the site says of rebates. */
export interface CurrentGrades {
  readonly terms: readonly GradeTerms[];
  readonly rebate: {
    readonly offered: boolean;
    /** The most for a member and day, in fen; null while the tag lifts it. */
    readonly dayCap: bigint | null;
  };
}

/** What the levels ask and give now, in fen. Read in the caller's transaction. Writes nothing. */
export async function currentGrades(db: Db | Tx, app: Platform): Promise<CurrentGrades> {
  const { settings } = await readSettings(db, app, vipGradesKind);
  const { offered, unlimited, dayCap } = settings.rebate;
  return {
    terms: gradeTermsOf(settings),
    rebate: { offered, dayCap: unlimited ? null : parseMoney(dayCap, 'CNY').minor },
  };
}
