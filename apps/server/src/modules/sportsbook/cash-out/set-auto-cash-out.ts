import type { sportsbookBetEndpoints } from '@fairway/contract/sportsbook/bet-endpoints.ts';
import type { sportsbookBetSchemas } from '@fairway/contract/sportsbook/bet-schemas.ts';
import { displayMoney, formatMoney, isPositive, money, tryParseMoney, type Money } from '@fairway/money';
import { shardOf } from '#modules/ledger';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { push } from '#platform/outbox/push.ts';
import { readBetAnswer } from '../bets/read-bet-answer.ts';
import { readLimitsAt } from '../limits/read-limits.ts';
import { lockBet } from '../settlement/settlement-store.ts';
import type { BetRow } from '../tables.ts';
import { refuseEnded } from './authorise-cash-out.ts';
import { upsertThreshold } from './auto-cash-outs-store.ts';
import { termsOf } from './value-bet.ts';

/**
 * Has all of an own bet cashed out once it is worth an amount; null switches that off, and the one that is first under the bet's row decides
 * against a cash-out that is being taken. Throws `betNotFound`, `betAlreadySettled`, `cashOutStopped` and, for an amount that
 * the bet can never be worth, `cashOutThresholdTooHigh`.
 */
export const setAutoCashOut: Operation<
  (typeof sportsbookBetEndpoints)['setAutoCashOut'],
  (typeof sportsbookBetSchemas)['setAutoCashOut']
> = async (app, call, input) => {
  const { memberId } = call.member;
  const shard = shardOf(memberId);
  const key = {
    owner: `member/${memberId}`,
    operation: 'setAutoCashOut',
    operationId: call.operationId,
    input,
  };

  return onceInTransaction(app, key, async (tx) => {
    const bet = await lockBet(tx, { shard_id: shard, id: input.betId });
    if (bet?.member_id !== memberId) throw new AppError('betNotFound');
    const now = await databaseNow(tx);

    refuseEnded(bet);
    const threshold = input.threshold === null ? null : readThreshold(bet, input.threshold);
    const limits = await readLimitsAt(tx, app, now);
    if (threshold && !termsOf({ limits }).open) throw new AppError('cashOutStopped');

    await upsertThreshold(tx, bet, threshold?.minor ?? null, now);
    await push(tx, app, 'memberBets', { memberId }, { betId: bet.id, status: bet.status });

    return readBetAnswer(tx, shard, memberId, bet.id);
  });
};

function readThreshold(bet: BetRow, text: string): Money {
  const threshold = tryParseMoney(text, bet.currency);
  if (!threshold || !isPositive(threshold)) throw new AppError('inputInvalid', {}, { fields: ['threshold'] });
  const most = money(bet.currency, (bet.maximum_return * (bet.stake - bet.cashed_stake)) / bet.stake);
  if (threshold.minor >= most.minor)
    throw new AppError('cashOutThresholdTooHigh', { max: displayMoney(most) }, { max: formatMoney(most) });
  return threshold;
}
