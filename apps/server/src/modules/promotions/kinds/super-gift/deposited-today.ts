import { money } from '@fairway/money';
import { inFen } from '@fairway/promotions';
import { sumsOfDays } from '#modules/play';
import { addSeconds, siteDay } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { depositsOf, type CountableDeposit } from '../deposit-gift/deposits-of.ts';

/** What a member has deposited on this day of the site, fen, USDT at the fixed rate, less what was taken back; with the day. */
export async function depositedToday(
  db: Db | Tx,
  app: Platform,
  memberId: string,
  now: Date,
): Promise<{ day: string; deposited: bigint }> {
  const zone = app.config.siteTimeZone;
  const day = siteDay(now, zone);
  const sums = await sumsOfDays(db, memberId, { from: day, to: siteDay(addSeconds(now, 86_400), zone) });
  const deposited = inFen(
    sums
      .filter((row) => row.day === day)
      .map((row) => money(row.currency, row.deposited - row.depositReversed)),
  );
  return { day, deposited };
}

/** The deposits of a day of the site that stand: what its gift rests on. */
export async function depositsOfDay(
  tx: Tx,
  app: Platform,
  { memberId, now, day }: { memberId: string; now: Date; day: string },
): Promise<CountableDeposit[]> {
  const deposits = await depositsOf(tx, memberId, now);
  return deposits.filter(({ at }) => siteDay(at, app.config.siteTimeZone) === day);
}
