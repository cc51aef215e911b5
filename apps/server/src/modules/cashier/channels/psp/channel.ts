import { payTypes } from '@fairway/contract/enums/pay-types.ts';
import { cny, formatMoney } from '@fairway/money';
import { AppError } from '#platform/errors.ts';
import type { Channel, CollectionOrder, PayoutOrder } from '../channel.ts';
import { isSigned, pspHeaders } from './sign.ts';
import { collectionNews, payoutNews, statementLine } from './translate.ts';
import { askCollection, askPayout, askStatement, limitsMs, readCallback } from './wire.ts';

/** Where the provider sends its news. */
export const callbackPath = '/api/cashier/v1/callbacks';

const bankTransfer = payTypes.members.bankTransfer;
const orderSeconds = 15 * 60;

/** The payment provider: bank transfers in, bank payouts out, one signed protocol (its page: `apps/sandbox/README.md`). */
export const psp: Channel = {
  code: 'psp',
  payTypes: [
    {
      payType: bankTransfer.code,
      names: bankTransfer,
      icon: 'bank',
      recommend: true,
      sort: 10,
      transfer: true,
      min: cny(100_00n),
      max: cny(50_000_00n),
      tail: true,
      protocols: [],
      arrivalMinutes: 2,
      orderSeconds,
    },
  ],
  isReady: (app) => app.config.pspUrl !== undefined && app.config.secrets.psp !== undefined,
  collection: {
    async open(app, order) {
      const answer = await askCollection(
        app,
        '/psp/v1/collections',
        collectionRequest(app.config.callbackBaseUrl, order),
        limitsMs.order,
      );
      return collectionNews(answer, order.amount);
    },
    async query(app, order) {
      const body = { orderNo: order.billNo };
      const answer = await askCollection(app, '/psp/v1/collections/query', body, limitsMs.query);
      return collectionNews(answer, order.amount);
    },
  },
  payout: {
    currency: 'CNY',
    kind: 'bankCard',
    min: cny(100_00n),
    max: cny(50_000_00n),
    fee: cny(0n),
    arrivalMinutes: 5,
    protocols: [],
    async send(app, order) {
      const body = payoutRequest(app.config.callbackBaseUrl, order);
      return payoutNews(await askPayout(app, '/psp/v1/payouts', body, limitsMs.payout), order.amount);
    },
    async query(app, order) {
      const body = { orderNo: order.billNo };
      return payoutNews(await askPayout(app, '/psp/v1/payouts/query', body, limitsMs.query), order.amount);
    },
  },
  async statement(app, span) {
    const entries = await askStatement(app, span);
    return entries.map(statementLine).filter((line) => line !== undefined);
  },
  callbacks: {
    recognises: (headers) => headers[pspHeaders.merchant] !== undefined,
    read(app, rawBody, headers) {
      const keys = [app.config.secrets.psp, app.config.secrets.pspNext];
      if (!isSigned({ headers, body: rawBody }, keys, app.clock)) throw new AppError('callbackRefused');
      const message = readCallback(rawBody);
      const addressed =
        headers[pspHeaders.merchant] === app.config.pspMerchantNo &&
        message?.merchantNo === app.config.pspMerchantNo;
      if (!message || !addressed) throw new AppError('callbackRefused');
      const kind = message.type.startsWith('payout.') ? 'payout' : 'collection';
      return { eventId: message.eventId, kind, billNo: message.orderNo };
    },
    acknowledgement: 'success',
  },
};

function collectionRequest(callbackBase: string, order: CollectionOrder): object {
  return {
    orderNo: order.billNo,
    amount: formatMoney(order.amount),
    currency: 'CNY',
    payType: 'BANK_TRANSFER',
    notifyUrl: callbackBase + callbackPath,
    ...(order.depositorName ? { payerName: order.depositorName } : {}),
    expireSeconds: orderSeconds,
  };
}

function payoutRequest(callbackBase: string, order: PayoutOrder): object {
  if (order.payee.kind !== 'bankCard') throw new RangeError('the provider pays to bank cards');
  const { bank, branch, holder, account } = order.payee;
  return {
    orderNo: order.billNo,
    amount: formatMoney(order.amount),
    currency: 'CNY',
    notifyUrl: callbackBase + callbackPath,
    payee: { bank, ...(branch ? { branch } : {}), holder, account },
  };
}
