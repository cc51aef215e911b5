import type { coinEndpoints } from '@fairway/contract/coins/endpoints.ts';
import type { coinSchemas } from '@fairway/contract/coins/schemas.ts';
import { COIN, coinsPerYuan, convert, formatMoney, type Money } from '@fairway/money';
import { accountsOf, move, postTransfers } from '#modules/ledger';
import { shareMember } from '#modules/members';
import { countPlay, judgeStake } from '#modules/risk';
import type { Language } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { emit } from '#platform/outbox/emit.ts';
import { push } from '#platform/outbox/push.ts';
import { refuseOwed } from '../balance/refuse-owed.ts';
import { mayBuyCoins } from './may-buy-coins.ts';
import { readCoinPrice } from './read-coin-price.ts';

/**
 * Buys coins, ten for a yuan (specification sections 4 and 9): the yuan go from the center wallet to the house, the
 * coins from the house to the member, two transfers that commit together. The right to buy is judged in the same
 * transaction. Throws what `mayBuyCoins` and `readCoinPrice` throw, `coinsOwe` for money that is owed, and
 * `insufficientBalance` with the true balance.
 */
export const purchaseCoins: Operation<
  (typeof coinEndpoints)['purchaseCoins'],
  (typeof coinSchemas)['purchaseCoins']
> = async (app, call, input) => {
  const { operation, operationId, language } = call;
  const { memberId } = call.member;
  const price = readCoinPrice(input.money);
  const coins = convert(price, COIN, { rate: coinsPerYuan, round: 'down' });
  const key = { owner: `member/${memberId}`, operation, operationId, input };

  return onceInTransaction(app, key, async (tx) => {
    await mayBuyCoins(tx, app, call, await shareMember(tx, memberId));
    await refuseOwed(tx, memberId, price, 'coinsOwe');

    const accounts = accountsOf(memberId);
    const at = app.clock.now();
    const transfer = { reason: 'coinPurchase' as const, at, requestId: `coins/${operationId}` };
    const paid = move(accounts.center('CNY'), accounts.house('coinRevenue', 'CNY'), price);
    const bought = move(accounts.house('coinRevenue', 'COIN'), accounts.coins(), coins);
    const balances = await postTransfers(tx, [
      { ...transfer, id: app.ids.uuid(), legs: paid },
      { ...transfer, id: app.ids.uuid(), legs: bought },
    ]);
    // Coins never become money again: what they cost counts as spent on play.
    await judgeStake(tx, app, { memberId, amount: price, language });
    await countPlay(tx, { memberId, currency: 'CNY', staked: price.minor, at });
    const figures = { memberId, money: formatMoney(price), coins: formatMoney(coins) };
    await emit(tx, app, 'coins.purchased', { ...figures, at: at.toISOString() });
    await push(tx, app, 'memberWallet', { memberId }, { cause: 'coins' });

    const { money, coins: count } = figures;
    const balance = formatMoney(balances.of(accounts.coins()));
    return { message: successText(coins, language), money, coins: count, balance };
  });
};

function successText(coins: Money, language: Language): string {
  const count = coins.minor.toLocaleString('en');
  return language === 'en' ? `${count} coins are yours` : `购买成功，${count} 金币已到账`;
}
