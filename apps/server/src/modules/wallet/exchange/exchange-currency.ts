import type { exchangeEndpoints } from '@fairway/contract/wallet/exchange-endpoints.ts';
import type { exchangeSchemas } from '@fairway/contract/wallet/exchange-schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { crossBuckets } from '#modules/turnover';
import { accountsOf, move, postTransfers, readBalances } from '#modules/ledger';
import { shareMember } from '#modules/members';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { push } from '#platform/outbox/push.ts';
import { mayMoveMoney } from '../balance/may-move-money.ts';
import { currentTerms } from '../terms/current-terms.ts';
import { refuseOverDay } from './exchange-day.ts';
import { otherOf, presentQuote } from './present-quote.ts';
import { lockExchanges, lockQuote, markExchanged } from './quotes-store.ts';
import { refuseOwed } from '../balance/refuse-owed.ts';

/**
 * Takes a quote: two transfers through the house's exchange accounts, one in each currency, at what was promised,
 * whatever the rate is now. Throws `exchangeQuoteExpired` (also for a quote of another member), `exchangeQuoteUsed`,
 * `exchangeDayLimit`, `exchangeOwes` and `insufficientBalance`.
 */
export const exchangeCurrency: Operation<
  (typeof exchangeEndpoints)['exchangeCurrency'],
  (typeof exchangeSchemas)['exchangeCurrency']
> = async (app, call, input) => {
  const { operation, operationId } = call;
  const { memberId } = call.member;
  const key = { owner: `member/${memberId}`, operation, operationId, input };

  return onceInTransaction(app, key, async (tx) => {
    mayMoveMoney(await shareMember(tx, memberId));
    await lockExchanges(tx, memberId);
    const quote = await lockQuote(tx, memberId, input.quoteId);
    const at = app.clock.now();
    if (!quote || (!quote.exchanged_at && quote.expires_at <= at)) throw new AppError('exchangeQuoteExpired');
    if (quote.exchanged_at) throw new AppError('exchangeQuoteUsed');

    const { terms } = await currentTerms(tx, app);
    if (!terms.exchange.open) throw new AppError('exchangeUnavailable');
    await refuseOverDay(tx, app, memberId, terms, money('CNY', quote.worth));

    const from = quote.from_currency;
    await refuseOwed(tx, memberId, money(from, quote.gives), 'exchangeOwes');

    const accounts = accountsOf(memberId);
    const to = otherOf(from);
    const reference = `exchange/${quote.id}`;
    await crossBuckets(tx, app, memberId, from);
    const transfer = { reason: 'exchange' as const, at, requestId: reference };
    const given = move(accounts.center(from), accounts.house('exchange', from), money(from, quote.gives));
    const got = move(accounts.house('exchange', to), accounts.center(to), money(to, quote.gets));
    await postTransfers(tx, [
      { ...transfer, id: app.ids.uuid(), legs: given },
      { ...transfer, id: app.ids.uuid(), legs: got },
    ]);
    const taken = await markExchanged(tx, quote, at);
    await push(tx, app, 'memberWallet', { memberId }, { cause: 'exchange' });

    const both = [accounts.center('CNY'), accounts.center('USDT')] as const;
    const balances = await readBalances(tx, both);
    return {
      ...presentQuote(taken),
      exchangedAt: at.toISOString(),
      centerWalletBalance: formatMoney(balances.of(both[0])),
      virtualCurrencyWalletBalance: formatMoney(balances.of(both[1])),
      reference,
    };
  });
};
