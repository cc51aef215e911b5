import { formatMoney } from '@fairway/money';
import { AppError } from '#platform/errors.ts';
import { callbackPath } from '../../callbacks/callback-path.ts';
import type { Channel, CollectionOrder } from '../channel.ts';
import { payoutOffers, payoutRequest } from './payouts.ts';
import { productOf, pspOffers, pspOrderSeconds } from './products.ts';
import { isSigned, pspHeaders } from './sign.ts';
import { collectionNews, payoutNews, statementLine } from './translate.ts';
import { askCollection, askPayout, askStatement, limitsMs, readCallback } from './wire.ts';

/** The payment provider: transfers, codes, wallets and pay pages in, bank payouts out, one signed protocol (its page: `apps/sandbox/README.md`). */
export const psp: Channel = {
  code: 'psp',
  payTypes: pspOffers,
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
    offers: payoutOffers,
    async send(app, order) {
      const body = payoutRequest(app.config.callbackBaseUrl + callbackPath, order);
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
    currency: order.amount.currency,
    payType: productOf(order.payType),
    notifyUrl: callbackBase + callbackPath,
    ...(order.depositorName ? { payerName: order.depositorName } : {}),
    ...(order.bankCode ? { bankCode: order.bankCode } : {}),
    expireSeconds: pspOrderSeconds,
  };
}
