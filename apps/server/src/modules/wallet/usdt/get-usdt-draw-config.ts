import type { walletUsdtEndpoints } from '@fairway/contract/wallet/usdt-endpoints.ts';
import type { UsdtDrawConfig, walletUsdtSchemas } from '@fairway/contract/wallet/usdt-schemas.ts';
import { withdrawInfoTypes } from '@fairway/contract/withdrawals/types.ts';
import { convert, formatMoney, formatRate } from '@fairway/money';
import { usdtTerms, type UsdtTerms } from '#modules/cashier';
import type { Operation } from '#platform/http/routes.ts';
import { readBaseRateWithAge } from '../balance/base-rate.ts';

type Endpoints = typeof walletUsdtEndpoints;
type Schemas = typeof walletUsdtSchemas;
type Published = Awaited<ReturnType<typeof readBaseRateWithAge>>;

/** The USDT config of section 3: the published rate and its age, the order's limits, and what the day leaves. */
export const getUsdtDrawConfig: Operation<
  Endpoints['getUsdtDrawConfig'],
  Schemas['getUsdtDrawConfig']
> = async (app, call) =>
  present(await usdtTerms(app, call.member.memberId), await readBaseRateWithAge(app.db, app.clock.now()));

/** What a USDT withdrawal would meet now: the same, with balance, fee and the most that could be asked for. */
export const getUsdtWithdrawInfo: Operation<
  Endpoints['getUsdtWithdrawInfo'],
  Schemas['getUsdtWithdrawInfo']
> = async (app, call) => {
  const terms = await usdtTerms(app, call.member.memberId);
  const published = await readBaseRateWithAge(app.db, app.clock.now());
  return {
    ...present(terms, published),
    type: withdrawInfoTypes.codes.usdt,
    balance: formatMoney(terms.balance),
    locked: formatMoney(terms.locked),
    fee: formatMoney(terms.fee),
    mostNow: formatMoney(terms.mostNow),
    balanceInCny: formatMoney(convert(terms.balance, 'CNY', { rate: published.rate, round: 'down' })),
  };
};

function present(terms: UsdtTerms, { rate, since }: Published): UsdtDrawConfig {
  return {
    exchangeRate: formatRate(rate),
    maxAmount: formatMoney(terms.max),
    minAmount: formatMoney(terms.min),
    protocols: [...terms.protocols],
    surplusAmount: formatMoney(terms.left.amount),
    surplusCount: terms.left.count,
    rateSince: since.toISOString(),
  };
}
