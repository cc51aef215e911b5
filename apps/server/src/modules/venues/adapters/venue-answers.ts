import { formatMoney } from '@fairway/money';
import {
  lineCases,
  otherAnswerCases,
  signatureCases,
  soundCases,
  type Question,
  type Reading,
} from '#platform/adapters/conformance/question-cases.ts';
import type { TransferNews, TransferWallet } from './transfer-wallet.ts';
import { orderOf, sent } from './venue-orders.ts';

const readings: Readonly<Record<TransferNews['status'], Reading>> = {
  executed: 'believed',
  refused: 'denied',
  unknown: 'nothing',
};

/** What a sound answer repeats of a transfer of 25.50 CNY, and something else in its place. */
function repeatsOf({ id, memberId }: { readonly id: string; readonly memberId: string }) {
  return {
    'another number': [id, `${id}-2`],
    'another member': [memberId, `${memberId}9`],
    'another amount': ['25.50', '26.50'],
    'a cent less': ['25.50', '25.49'],
    'an amount of more places': ['25.50', '25.500'],
    'an amount below zero': ['25.50', '-25.50'],
    'an amount that is no text': ['25.50', 25.5],
    'no amount': ['25.50', undefined],
    'another currency': ['CNY', 'USDT'],
  } as const;
}
const others = Object.keys(repeatsOf({ id: '', memberId: '' }));

const transferAsked: Question<TransferWallet> = {
  name: 'a transfer asked about',
  async prepare(stage) {
    const order = await sent(stage);
    return {
      ask: async (port) => readings[(await port.query(order)).status],
      repeats: repeatsOf(order),
    };
  },
};

const transferSent: Question<TransferWallet> = {
  name: 'a transfer sent',
  async prepare(stage) {
    const order = orderOf(stage);
    return {
      ask: async (port) => readings[(await port.send(order)).status],
      repeats: repeatsOf(order),
    };
  },
};

const balanceAsked: Question<TransferWallet> = {
  name: 'a balance',
  async prepare(stage) {
    const order = await sent(stage);
    return {
      async ask(port) {
        const balance = await port.balance(order.memberId, 'CNY');
        if (balance === undefined) return 'nothing';
        return formatMoney(balance) === '25.50' ? 'believed' : 'denied';
      },
      repeats: { ...repeatsOf(order), 'a word for a number': ['25.50', 'plenty'] },
    };
  },
};

/** Cases of what stands in a venue's answer. */
export const venueAnswerCases = [
  ...lineCases(transferAsked),
  ...signatureCases(transferAsked),
  ...soundCases(transferAsked),
  ...otherAnswerCases(transferAsked, others),
  ...otherAnswerCases(transferSent, [
    'another number',
    'another member',
    'another amount',
    'another currency',
  ]),
  ...soundCases(balanceAsked),
  ...otherAnswerCases(balanceAsked, [
    'another member',
    'another currency',
    'an amount below zero',
    'an amount that is no text',
    'no amount',
    'a word for a number',
  ]),
];
