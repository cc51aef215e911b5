import type { WalletTerms } from '@fairway/contract/wallet/terms.ts';
import { CNY, compare, cny, displayMoney, parseMoney, subtract, type Money } from '@fairway/money';
import type { Db, Tx } from '#platform/db/database.ts';
import { siteDay } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { siteDayBounds } from '../day/site-day-store.ts';
import { sumExchanged } from './quotes-store.ts';

/** What a member may still exchange on this day of the site, in CNY or its worth; never below nothing. */
export async function leftOfDay(
  db: Db | Tx,
  app: Platform,
  memberId: string,
  { exchange }: WalletTerms,
): Promise<Money> {
  const zone = app.config.siteTimeZone;
  const { from } = await siteDayBounds(db, siteDay(app.clock.now(), zone), zone);
  const left = subtract(parseMoney(exchange.dayMax, CNY), await sumExchanged(db, memberId, from));
  return left.minor < 0n ? cny(0n) : left;
}

/** Throws `exchangeDayLimit` with what is left. */
export async function refuseOverDay(
  db: Db | Tx,
  app: Platform,
  memberId: string,
  terms: WalletTerms,
  worth: Money,
): Promise<void> {
  const left = await leftOfDay(db, app, memberId, terms);
  if (compare(worth, left) > 0) throw new AppError('exchangeDayLimit', { left: displayMoney(left) });
}
