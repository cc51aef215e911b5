import { parseMoney, CNY } from '@fairway/money';
import type { protectionEndpoints } from '@fairway/contract/risk/protection-endpoints.ts';
import type { protectionSchemas } from '@fairway/contract/risk/protection-schemas.ts';
import { looseningHours, mostLimitMinutes, type LimitKind } from '@fairway/contract/risk/play-limits.ts';
import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectLimits, writeLimit, writeWish } from './limits-store.ts';
import { lockPlay } from '../play-sums-store.ts';
import { presentProtection } from '../present-protection.ts';

/**
 * Sets a limit in yuan or minutes, or with null asks for none. A first or a tighter one counts at once, also for what is open; a
 * looser one is noted and can be confirmed 24 hours later. Throws `limitInvalid` for an amount of nought,
 * and for minutes that are not whole or more than a month has.
 */
export const setPlayLimit: Operation<
  (typeof protectionEndpoints)['setPlayLimit'],
  (typeof protectionSchemas)['setPlayLimit']
> = async (app, call, { kind, period, limit }) => {
  const asked = limit === null ? null : amountOf(kind, limit);
  const { memberId } = call.member;
  const now = app.clock.now();

  return inTransaction(app.db, async (tx) => {
    await lockPlay(tx, app, memberId);
    const present = (await selectLimits(tx, memberId)).find(
      (row) => row.kind === kind && row.period === period,
    );

    if (asked !== null && (!present || asked <= present.amount))
      await writeLimit(tx, memberId, { kind, period }, asked, now);
    else if (present)
      await writeWish(tx, memberId, { kind, period }, asked, addSeconds(now, looseningHours * 3600));

    return presentProtection(tx, app, memberId);
  });
};

function amountOf(kind: LimitKind, limit: string): bigint {
  const isWhole = /^\d+$/.test(limit);
  const amount = kind === 'time' && isWhole ? BigInt(limit) : parseMoney(limit, CNY).minor;
  if (amount === 0n || (kind === 'time' && (!isWhole || amount > BigInt(mostLimitMinutes))))
    throw new AppError('limitInvalid');
  return amount;
}
