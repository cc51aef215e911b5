import { fastWithdrawalTypes } from '@fairway/contract/enums/withdrawals.ts';
import { money, parseMoney, type Money } from '@fairway/money';
import { siteDay } from '#platform/clock.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { shardOf } from '#modules/ledger';
import { findMember } from '#modules/members';
import { publishedSettings } from '../../settings/published-settings.ts';
import type { WalletTerms } from '../../withdrawals/orders/check-withdrawal.ts';
import { shareOf } from '../rates.ts';

/** Whether a member has the fast way, and how many of the day's fast withdrawals are left. */
export async function fastStanding(
  db: Db | Tx,
  app: Platform,
  memberId: string,
): Promise<{ listed: boolean; left: number }> {
  const { whitelist, drawCount } = (await publishedSettings(app)).fastWithdrawal;
  const member = whitelist.length > 0 ? await findMember(db, memberId) : undefined;
  const listed = whitelist.length === 0 || (member !== undefined && whitelist.includes(member.name));
  const day = siteDay(app.clock.now(), app.config.siteTimeZone);
  const found = await sql<{ used: number }>`
    select count(*)::integer as used from cashier_withdrawals
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and site_day = ${day}::date
      and source_withdraw_type = any (${[...fastWithdrawalTypes]}::integer[])
      and (status not in ('refused', 'failed', 'timedOut') or matched > 0)`.execute(db);
  return { listed, left: Math.max(0, drawCount - (found.rows[0]?.used ?? 0)) };
}

/**
 * The terms of a fast withdrawal for an amount: the house's margin is its fee. Other ways are answered as they are. Throws
 * `withdrawalWayUnavailable` who does not have the way, `withdrawCountExceeded`, `fixedAmountOnly`.
 */
export async function fastTerms(
  db: Db | Tx,
  app: Platform,
  memberId: string,
  { terms, amount }: { terms: WalletTerms; amount: Money },
): Promise<WalletTerms> {
  if (terms.way.channel.code !== 'fast') return terms;
  const { drawCount, fixedAmount, drawMarginRate } = (await publishedSettings(app)).fastWithdrawal;
  const { listed, left } = await fastStanding(db, app, memberId);
  if (!listed) throw new AppError('withdrawalWayUnavailable');
  if (left === 0) throw new AppError('withdrawCountExceeded', { count: drawCount });
  const fits = fixedAmount.some((one) => parseMoney(one, 'CNY').minor === amount.minor);
  if (fixedAmount.length > 0 && !fits) throw new AppError('fixedAmountOnly');
  const fee = money(amount.currency, shareOf(amount.minor, drawMarginRate));
  return { ...terms, way: { ...terms.way, offer: { ...terms.way.offer, fee } } };
}
