import type { exchangeEndpoints } from '@fairway/contract/wallet/exchange-endpoints.ts';
import type { exchangeSchemas } from '@fairway/contract/wallet/exchange-schemas.ts';
import {
  CNY,
  compare,
  convert,
  displayMoney,
  inverseRate,
  isPositive,
  parseMoney,
  tryParseMoney,
  type Money,
  type Rate,
} from '@fairway/money';
import { shardOf } from '#modules/ledger';
import { findMember } from '#modules/members';
import { addSeconds } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { readBaseRate } from '../balance/base-rate.ts';
import { mayMoveMoney } from '../balance/may-move-money.ts';
import { currentTerms } from '../terms/current-terms.ts';
import { refuseOverDay } from './exchange-day.ts';
import { exchangeAt, exchangeRates } from './exchange-rates.ts';
import { presentQuote } from './present-quote.ts';
import { insertQuote } from './quotes-store.ts';
import { refuseOwed } from '../balance/refuse-owed.ts';

/**
 * Promises a rate for an amount: written down with its expiry, so that a later rate cannot change it. Moves nothing. Throws
 * `exchangeUnavailable`, `amountMalformed`, `amountTooSmall`, `amountTooLarge`, `exchangeDayLimit` and
 * `exchangeOwes`.
 */
export const quoteExchange: Operation<
  (typeof exchangeEndpoints)['quoteExchange'],
  (typeof exchangeSchemas)['quoteExchange']
> = async (app, call, { from, amount }) => {
  const gives = tryParseMoney(amount, from);
  if (!gives || !isPositive(gives)) throw new AppError('amountMalformed');
  const { memberId } = call.member;

  const { terms } = await currentTerms(app.db, app);
  const now = app.clock.now();
  const rates = exchangeRates(await readBaseRate(app.db, now), terms.exchange.spreadBps);
  const { gets, at } = exchangeAt(gives, rates);
  const worth = from === 'CNY' ? gives : gets;

  mayMoveMoney(await findMember(app.db, memberId));
  if (!terms.exchange.open) throw new AppError('exchangeUnavailable');
  refuseOutside(worth, from, at, terms.exchange);
  await refuseOverDay(app.db, app, memberId, terms, worth);
  await refuseOwed(app.db, memberId, gives, 'exchangeOwes');

  const quote = await insertQuote(app.db, {
    shard_id: shardOf(memberId),
    id: app.ids.uuid(),
    member_id: memberId,
    from_currency: from,
    gives: gives.minor,
    gets: gets.minor,
    worth: worth.minor,
    rate_value: at.value,
    rate_scale: at.scale,
    quoted_at: now,
    expires_at: addSeconds(now, terms.exchange.quoteSeconds),
  });

  return presentQuote(quote);
};

/** Limits are in CNY and are shown in the currency that was typed. */
function refuseOutside(
  worth: Money,
  from: 'CNY' | 'USDT',
  at: Rate,
  limits: { min: string; max: string },
): void {
  // What is shown is what is accepted: a bound that is cut to two places would be refused when it is typed.
  const format = (bound: Money, round: 'up' | 'down') =>
    displayMoney(from === 'CNY' ? bound : convert(bound, 'USDT', { rate: inverseRate(at), round }), {
      places: 'needed',
    });
  const min = parseMoney(limits.min, CNY);
  const max = parseMoney(limits.max, CNY);
  if (compare(worth, min) < 0) throw new AppError('amountTooSmall', { min: format(min, 'up') });
  if (compare(worth, max) > 0) throw new AppError('amountTooLarge', { max: format(max, 'down') });
}
