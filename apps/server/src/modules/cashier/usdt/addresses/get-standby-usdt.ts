import type { usdtEndpoints } from '@fairway/contract/deposits/usdt/endpoints.ts';
import type { usdtSchemas } from '@fairway/contract/deposits/usdt/schemas.ts';
import { usdtProtocols } from '@fairway/contract/chain/protocols.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { channelOf } from '../../channels/registry.ts';
import { findActiveOrder } from '../../deposits/orders/order-store.ts';
import { presentOrderSummary } from '../../deposits/orders/present-order.ts';
import { selectPayments } from '../../deposits/payments/payment-store.ts';
import { networkState } from '#modules/chain';
import { protocolOf } from '../offer/usdt-networks.ts';
import { requireUsdt } from '../offer/usdt-visibility.ts';
import { currentAddress } from './current-address.ts';

type Endpoints = typeof usdtEndpoints;
type Schemas = typeof usdtSchemas;

/** The address of a merchantNo, with the text of its QR code. */
export const getVirtualQrAddress: Operation<
  Endpoints['getVirtualQrAddress'],
  Schemas['getVirtualQrAddress']
> = async (app, call, { merchantNo }) => {
  await requireUsdt(app, call.member.memberId);
  const protocol = protocolOf(merchantNo);
  if (protocol === undefined) throw new AppError('protocolUnavailable', { protocol: merchantNo });
  return currentAddress(app, call.member.memberId, protocol);
};

/** Stand-by USDT, first form: the permanent address of one network. */
export const getStandbyUsdt: Operation<Endpoints['getStandbyUsdt'], Schemas['getStandbyUsdt']> = async (
  app,
  call,
  { protocol },
) => {
  await requireUsdt(app, call.member.memberId);
  return currentAddress(app, call.member.memberId, protocol);
};

/** Stand-by USDT, second form: the order that waits for USDT, and the addresses of every open network. */
export const getStandbyUsdtV2: Operation<Endpoints['getStandbyUsdtV2'], Schemas['getStandbyUsdtV2']> = async (
  app,
  call,
) => {
  const { memberId } = call.member;
  await requireUsdt(app, memberId);
  const open = usdtProtocols.codeList.filter((protocol) => networkState(app, protocol) === 'open');
  const addresses = [];
  for (const protocol of open) addresses.push(await currentAddress(app, memberId, protocol));
  const order = await findActiveOrder(app.db, memberId);
  if (!order || channelOf(app, order.channel).confirmations === undefined) return { order: null, addresses };
  const payments = await selectPayments(app.db, order);
  return { order: presentOrderSummary(app, call.language, order, payments), addresses };
};
