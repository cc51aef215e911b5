import { withdrawalTypes } from '@fairway/contract/withdrawals/types.ts';
import type { UsdtProtocol } from '@fairway/contract/chain/protocols.ts';
import { max, min, usdt, type Money } from '@fairway/money';
import type { Platform } from '#platform/platform.ts';
import { findMember } from '#modules/members';
import { AppError } from '#platform/errors.ts';
import { payoutRoutes } from '../channels/registry.ts';
import { walletTerms } from '../withdrawals/orders/check-withdrawal.ts';

/** What a member's USDT withdrawal would meet today, over all networks that are open. */
export interface UsdtTerms {
  readonly protocols: readonly UsdtProtocol[];
  readonly min: Money;
  readonly max: Money;
  /** The lowest of the networks. */
  readonly fee: Money;
  readonly balance: Money;
  readonly locked: Money;
  readonly mostNow: Money;
  /** What the day's limits of the grade leave. */
  readonly left: { readonly amount: Money; readonly count: number };
}

const none = usdt(0n);

/** Reads the USDT terms of a member. Without an open network the limits are zero and no protocol is named. Writes nothing. */
export async function usdtTerms(app: Platform, memberId: string): Promise<UsdtTerms> {
  const member = await findMember(app.db, memberId);
  if (!member) throw new AppError('memberFrozen');
  const routes = payoutRoutes(app).filter(({ offer }) => offer.withdrawType === withdrawalTypes.codes.usdt);
  const [first] = routes;
  if (!first)
    return {
      protocols: [],
      min: none,
      max: none,
      fee: none,
      balance: none,
      locked: none,
      mostNow: none,
      left: { amount: none, count: 0 },
    };
  const terms = await walletTerms(app.db, app, member, first);
  const offers = routes.map(({ offer }) => offer);
  return {
    protocols: offers.flatMap(({ protocols }) => protocols),
    min: offers.map((offer) => offer.min).reduce(min),
    max: offers.map((offer) => offer.max).reduce(max),
    fee: offers.map((offer) => offer.fee).reduce(min),
    balance: terms.available,
    locked: terms.locked,
    mostNow: terms.mostNow,
    left: { amount: terms.daily.left, count: terms.count.left },
  };
}
