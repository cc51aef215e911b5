import type { sportsbookBetEndpoints } from '@fairway/contract/sportsbook/bet-endpoints.ts';
import type { sportsbookBetSchemas } from '@fairway/contract/sportsbook/bet-schemas.ts';
import { cashOutQuoteSeconds } from '@fairway/contract/sportsbook/states.ts';
import { formatMoney } from '@fairway/money';
import { shardOf } from '#modules/ledger';
import { addSeconds } from '#platform/clock.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectBet, selectLegs } from '../bets/bets-store.ts';
import { refuseEnded, refuseUnvalued } from './authorise-cash-out.ts';
import { hasPendingCashOut } from './cash-outs-store.ts';
import { partsOfBet } from './parts-of-bet.ts';
import { signQuote } from './quote.ts';
import { readCashOutFacts } from './read-cash-out-facts.ts';
import { valueBet } from './value-bet.ts';

/**
 * What the house pays now for an own bet and for parts of it, each signed and good for five seconds by the database's clock. Writes
 * nothing. Throws the refusals of its endpoint.
 */
export const quoteCashOut: Operation<
  (typeof sportsbookBetEndpoints)['quoteCashOut'],
  (typeof sportsbookBetSchemas)['quoteCashOut']
> = async (app, call, { betId }) => {
  const { memberId } = call.member;
  const shard = shardOf(memberId);

  const bet = await selectBet(app.db, shard, memberId, betId);
  if (!bet) throw new AppError('betNotFound');
  refuseEnded(bet);
  if (await hasPendingCashOut(app.db, bet)) throw new AppError('cashOutPending');
  const legs = await selectLegs(app.db, shard, [betId]);
  const now = await databaseNow(app.db);
  const facts = await readCashOutFacts(app.db, app, legs, now);
  const valued = refuseUnvalued(facts, valueBet(app, bet, legs, facts));

  const until = addSeconds(now, cashOutQuoteSeconds);
  const quotes = partsOfBet(bet, valued).flatMap(({ percent, part }) => {
    const value = valued.valueOf(part);
    if (value.minor === 0n) return [];
    const quote = signQuote(app, { memberId, betId, percent, part: part.minor, value: value.minor, until });
    return [{ percent, stake: formatMoney(part), value: formatMoney(value), quote }];
  });
  return { until: until.toISOString(), delaySeconds: valued.delaySeconds, quotes };
};
