import { connectAdapter, isConnected } from '#platform/adapters/connect-adapter.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { callbackPath } from '../../callbacks/callback-path.ts';
import type { Channel, CollectionNews, PayoutNews } from '../channel.ts';
import { payoutOffers } from './payouts.ts';
import { pspOffers } from './products.ts';
import { pspPayments, pspPayouts } from './psp-adapters.ts';
import { pspHeaders } from './sign.ts';

const noCollection: CollectionNews = { status: 'unknown', payments: [], detail: 'not configured' };
const noPayout: PayoutNews = { status: 'unknown', detail: 'not configured' };

/** The payment provider: transfers, codes, wallets and pay pages in, bank payouts out, one signed protocol. */
export const psp: Channel = {
  code: 'psp',
  payTypes: pspOffers,
  isReady: (app) => isConnected(app, pspPayments),
  collection: {
    open: async (app, order) =>
      (await connectAdapter(app, pspPayments)?.open(order, notifyUrl(app))) ?? noCollection,
    query: async (app, order) => (await connectAdapter(app, pspPayments)?.query(order)) ?? noCollection,
  },
  payout: {
    offers: payoutOffers,
    send: async (app, order) =>
      (await connectAdapter(app, pspPayouts)?.send(order, notifyUrl(app))) ?? noPayout,
    query: async (app, order) => (await connectAdapter(app, pspPayouts)?.query(order)) ?? noPayout,
  },
  async statement(app, span) {
    const provider = connectAdapter(app, pspPayments);
    if (!provider) throw new Error('the provider is not configured');
    return provider.statement(span);
  },
  callbacks: {
    recognises: (headers) => headers[pspHeaders.merchant] !== undefined,
    read(app, rawBody, headers) {
      const message = connectAdapter(app, pspPayments)?.readMessage(rawBody, headers);
      if (!message) throw new AppError('callbackRefused');
      return message;
    },
    acknowledgement: 'success',
  },
};

function notifyUrl({ config }: Platform): string {
  return config.callbackBaseUrl + callbackPath;
}
