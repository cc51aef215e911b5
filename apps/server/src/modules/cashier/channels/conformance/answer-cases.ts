import {
  lineCases,
  otherAnswerCases,
  signatureCases,
  soundCases,
  type Question,
  type Reading,
} from '#platform/adapters/conformance/question-cases.ts';
import type { PaymentProvider, PayoutProvider } from '../provider-kinds.ts';
import { collectionOf, notifyUrl, opened, payoutOf, sent } from './orders.ts';

const believed = new Set(['pending', 'paid']);

function reading({ status }: { readonly status: string }): Reading {
  if (status === 'unknown') return 'nothing';
  return believed.has(status) ? 'believed' : 'denied';
}

/** What a sound answer repeats of an order of 500.00 CNY, and something else in its place. */
function repeatsOf(billNo: string) {
  return {
    'another number': [billNo, `${billNo}-2`],
    'another amount': ['500.00', '501.00'],
    'a cent less': ['500.00', '499.99'],
    'an amount of more places': ['500.00', '500.000'],
    'an amount below zero': ['500.00', '-500.00'],
    'an amount that is no text': ['500.00', 500],
    'no amount': ['500.00', undefined],
    'another currency': ['CNY', 'USDT'],
  } as const;
}
const others = Object.keys(repeatsOf(''));

const collectionAsked: Question<PaymentProvider> = {
  name: 'an order asked about',
  async prepare(stage) {
    const order = await opened(stage);
    return {
      ask: async (port) => reading(await port.query(order)),
      repeats: repeatsOf(order.billNo),
    };
  },
};

const collectionOpened: Question<PaymentProvider> = {
  name: 'an order opened',
  async prepare(stage) {
    const order = collectionOf(stage);
    return {
      ask: async (port) => reading(await port.open(order, notifyUrl)),
      repeats: repeatsOf(order.billNo),
    };
  },
};

/** Cases of what stands in an answer of a provider that collects. */
export const paymentAnswerCases = [
  ...lineCases(collectionAsked),
  ...signatureCases(collectionAsked),
  ...soundCases(collectionAsked),
  ...otherAnswerCases(collectionAsked, others),
  ...otherAnswerCases(collectionOpened, ['another number', 'another amount', 'another currency']),
];

const payoutAsked: Question<PayoutProvider> = {
  name: 'a payout asked about',
  async prepare(stage) {
    const order = await sent(stage);
    return {
      ask: async (port) => reading(await port.query(order)),
      repeats: repeatsOf(order.billNo),
    };
  },
};

const payoutSent: Question<PayoutProvider> = {
  name: 'a payout sent',
  async prepare(stage) {
    const order = payoutOf(stage);
    return {
      ask: async (port) => reading(await port.send(order, notifyUrl)),
      repeats: repeatsOf(order.billNo),
    };
  },
};

/** Cases of what stands in an answer of a provider that pays out. */
export const payoutAnswerCases = [
  ...lineCases(payoutAsked),
  ...signatureCases(payoutAsked),
  ...soundCases(payoutAsked),
  ...otherAnswerCases(payoutAsked, others),
  ...otherAnswerCases(payoutSent, ['another number', 'another amount', 'another currency']),
];
