import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { cny, usdt, type Money } from '@fairway/money';
import type { MemberRow } from '#modules/members';
import { readSettings } from '#modules/settings';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { benefitLevel } from '../member/benefit-level.ts';
import { highestOfDay } from '../member/changes-store.ts';
import { reviewedLevel } from '../member/members-store.ts';
import { gradeSetting } from './grade-terms.ts';
import { vipGradesKind } from './grades-kind.ts';

/** What a member may withdraw on a day of the site, in one wallet. */
export interface DayLimit {
  /** `unlimitedCount` for any number. */
  readonly count: number;
  readonly amount: Money;
}

/**
 * The limits of a day by the highest grade that the member had on it, so that a level that is lost at noon takes nothing away
 * that the morning promised. Read in the caller's transaction. Writes nothing.
 */
export async function limitsOf(
  db: Db | Tx,
  app: Platform,
  member: Pick<MemberRow, 'id' | 'grade'>,
  { currency, day }: { currency: WalletCurrency; day: string },
): Promise<DayLimit> {
  const { settings } = await readSettings(db, app, vipGradesKind);
  const ofDay = await highestOfDay(db, member.id, { day, zone: app.config.siteTimeZone });
  const held = Math.max(member.grade, ofDay ?? 0);
  const grade = gradeSetting(settings, benefitLevel(held, await reviewedLevel(db, member.id)));
  return {
    count: grade.dayWithdrawalCounts,
    amount:
      currency === 'CNY'
        ? cny(BigInt(grade.dayWithdrawalMoney) * 100n)
        : usdt(BigInt(grade.dayWithdrawalUsdt) * 1_000_000n),
  };
}
