import { formatMoney } from '@fairway/money';
import { defineAdapter } from '#platform/adapters/define-adapter.ts';
import type { CollectionOrder } from '../channel.ts';
import { paymentKind, payoutKind } from '../provider-kinds.ts';
import { payoutRequest } from './payouts.ts';
import { productOf, pspOrderSeconds } from './products.ts';
import { isSigned, pspHeaders } from './sign.ts';
import { collectionNews, payoutNews, statementLine } from './translate.ts';
import { askCollection, askPayout, askStatement, limitsMs, readCallback } from './wire.ts';

const settings = {
  url: { env: 'PSP_URL', form: 'address', about: "the provider's address", demo: '' },
  secret: { env: 'PSP_SECRET', form: 'secret', about: 'key shared with the provider' },
  nextSecret: {
    env: 'PSP_SECRET_NEXT',
    form: 'secret',
    about: 'taken beside it while the key is changed',
    optional: true,
  },
  merchantNo: { env: 'PSP_MERCHANT_NO', form: 'text', about: 'our number there', demo: 'FW10001' },
} as const;

/** Collections of the payment provider (its page: `apps/sandbox/README.md`). */
export const pspPayments = defineAdapter({
  kind: paymentKind,
  code: 'psp',
  settings,
  capabilities: { statement: true, signedAnswers: true, timedAnswers: true },
  connect(values, means) {
    const line = { ...values, means };
    return {
      async open(order, notifyUrl) {
        const body = collectionRequest(notifyUrl, order);
        return collectionNews(await askCollection(line, '/psp/v1/collections', body, limitsMs.order), order);
      },
      async query(order) {
        const body = { orderNo: order.billNo };
        const answer = await askCollection(line, '/psp/v1/collections/query', body, limitsMs.query);
        return collectionNews(answer, order);
      },
      async statement(span) {
        const entries = await askStatement(line, span);
        return entries.map(statementLine).filter((entry) => entry !== undefined);
      },
      readMessage(rawBody, headers) {
        const { secret, nextSecret, merchantNo } = values;
        if (!isSigned({ headers, body: rawBody }, [secret, nextSecret], means.clock)) return undefined;
        const message = readCallback(rawBody);
        if (headers[pspHeaders.merchant] !== merchantNo || message?.merchantNo !== merchantNo)
          return undefined;
        const kind = message.type.startsWith('payout.') ? 'payout' : 'collection';
        return { eventId: message.eventId, kind, billNo: message.orderNo };
      },
    };
  },
});

/** Payouts of the same provider. */
export const pspPayouts = defineAdapter({
  kind: payoutKind,
  code: 'psp',
  settings,
  capabilities: { signedAnswers: true, timedAnswers: true },
  connect(values, means) {
    const line = { ...values, means };
    return {
      async send(order, notifyUrl) {
        const body = payoutRequest(notifyUrl, order);
        return payoutNews(await askPayout(line, '/psp/v1/payouts', body, limitsMs.payout), order);
      },
      async query(order) {
        const body = { orderNo: order.billNo };
        const answer = await askPayout(line, '/psp/v1/payouts/query', body, limitsMs.query);
        // A provider in maintenance did not look: whether it has the payout is as unknown as before.
        if (answer.kind === 'refused' && answer.code === 'MAINTENANCE')
          return { status: 'unknown', detail: answer.code };
        return payoutNews(answer, order);
      },
    };
  },
});

function collectionRequest(notifyUrl: string, order: CollectionOrder): object {
  return {
    orderNo: order.billNo,
    amount: formatMoney(order.amount),
    currency: order.amount.currency,
    payType: productOf(order.payType),
    notifyUrl,
    ...(order.depositorName ? { payerName: order.depositorName } : {}),
    ...(order.bankCode ? { bankCode: order.bankCode } : {}),
    expireSeconds: pspOrderSeconds,
  };
}
