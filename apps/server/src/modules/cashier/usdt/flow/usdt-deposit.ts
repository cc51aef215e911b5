import type { DepositOrder } from '@fairway/contract/deposits/schemas.ts';
import type { usdtEndpoints } from '@fairway/contract/deposits/usdt/endpoints.ts';
import type { UsdtDeposit, usdtSchemas } from '@fairway/contract/deposits/usdt/schemas.ts';
import { payTypes } from '@fairway/contract/deposits/methods/pay-types.ts';
import { AppError, type Language } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { channelOf } from '../../channels/registry.ts';
import { createDepositOrder } from '../../deposits/orders/create-deposit-order.ts';
import { findOrderOf } from '../../deposits/orders/order-store.ts';
import { presentOrder } from '../../deposits/orders/present-order.ts';
import { findFlow, insertFlow } from './flow-store.ts';
import { flowSteps } from './flow-steps.ts';

type Endpoints = typeof usdtEndpoints;
type Schemas = typeof usdtSchemas;

/**
 * Opens a USDT order in one of the two flows. The order is createDepositOrder's, under the same press: pressed again, it is
 * the same order, and a flow whose row was lost with the process is written then. Throws what createDepositOrder throws.
 */
export const openUsdtDeposit: Operation<Endpoints['openUsdtDeposit'], Schemas['openUsdtDeposit']> = async (
  app,
  call,
  input,
) => {
  const { amount, protocol, route } = input;
  const order = await createDepositOrder(app, call, {
    payType: payTypes.codes.usdt,
    amount,
    protocol,
    insist: true,
  });
  const wallet = input.route === 'usdt' ? input.wallet : null;
  await insertFlow(app.db, order.billNo, { route, wallet }, app.clock.now());
  return present(app, call.language, order);
};

/**
 * The flow of a USDT order of the member, with its present steps. Throws `depositOrderNotFound` for any other order.
 */
export const getUsdtDeposit: Operation<Endpoints['getUsdtDeposit'], Schemas['getUsdtDeposit']> = async (
  app,
  call,
  { billNo },
) => {
  const order = await findOrderOf(app.db, call.member.memberId, billNo);
  if (!order || channelOf(app, order.channel).confirmations === undefined)
    throw new AppError('depositOrderNotFound');
  return present(app, call.language, await presentOrder(app.db, app, call.language, order));
};

async function present(app: Platform, language: Language, order: DepositOrder): Promise<UsdtDeposit> {
  const { route, wallet } = await findFlow(app.db, order.billNo);
  return {
    order,
    route,
    wallet,
    steps: flowSteps(route, order.status, language),
    exchangeUrl: route === 'rmb' ? exchangeUrl(app, order) : null,
  };
}

/** Where the exchange sells USDT, with where to send how much; null until there is an address, or without an exchange. */
function exchangeUrl(
  app: Platform,
  { recipientAddress: to, orderAmount: amount }: DepositOrder,
): string | null {
  const base = app.config.exchangeUrl;
  if (base === undefined || to === '') return null;
  const url = new URL(base);
  url.searchParams.set('to', to);
  url.searchParams.set('amount', amount);
  return url.href;
}
