import { connectAdapter } from '#platform/adapters/connect-adapter.ts';
import type { Platform } from '#platform/platform.ts';
import type { TransferNews, TransferWallet, VenueOrder } from '../../adapters/transfer-wallet.ts';
import { outsideWalletOf, venues } from '../../catalogue/registry.ts';
import { applyTransferNews } from './apply-news.ts';
import { amountOf } from '../transfer-legs.ts';
import type { TransferRow } from '../transfer-store.ts';

/**
 * Asks the venue, outside of any transaction, right after the one that put the money in transit: once. What it answers
 * is taken in; a time-out is not an answer. Answers the transfer with its status then.
 */
export async function sendTransfer(app: Platform, transfer: TransferRow): Promise<TransferRow> {
  const wallet = walletOf(app, transfer.venue);
  if (transfer.status !== 'sent' || !wallet) return transfer;
  const news = await wallet.send(orderOf(transfer));
  return applyTransferNews(app, transfer, news);
}

/**
 * The network wallet of a venue; undefined for a venue of the house and for a venue that is no longer in the registry. One whose
 * connection was taken away proves nothing: what is open there waits until it is back, or people decide it.
 */
export function walletOf(app: Platform, code: string): TransferWallet | undefined {
  const venue = venues.find((one) => one.code === code);
  const wallet = venue && outsideWalletOf(venue);
  if (!wallet) return undefined;
  return connectAdapter(app, wallet) ?? unreachable;
}

const nothingProven: TransferNews = { status: 'unknown', detail: 'not connected' };

const unreachable: TransferWallet = {
  settlesAtOnce: false,
  send: async () => nothingProven,
  query: async () => nothingProven,
  findInStatement: async () => nothingProven,
  balance: async () => undefined,
  launch: async () => undefined,
};

/** A transfer as sent to its venue. */
export function orderOf(transfer: TransferRow): VenueOrder {
  return {
    id: transfer.id,
    memberId: transfer.member_id,
    direction: transfer.direction,
    amount: amountOf(transfer),
    createdAt: transfer.created_at,
  };
}
