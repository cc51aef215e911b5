import type { Recycling } from '@fairway/contract/venues/schemas.ts';
import type { MemberCall } from '#platform/http/call.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { outsideWalletOf } from '../catalogue/registry.ts';
import { syncBalance } from '../balances/sync-balance.ts';
import { selectVenueWallets } from '../balances/venue-wallet-store.ts';
import { sendTransfer } from '../transfers/road/send-transfer.ts';
import type { TransferRow } from '../transfers/transfer-store.ts';
import { presentRecycling } from './present-recycling.ts';
import type { RecycledWallet } from './recycled-wallets.ts';
import { takeHome, type Outcome } from './take-home.ts';

export interface RecyclingRequest {
  readonly wallets: readonly RecycledWallet[];
  /** The member has been asked whether he still plays. */
  readonly confirmed: boolean;
  readonly input: unknown;
}

/**
 * Brings all money of these wallets home. Outside venues are asked first what is there; then one transaction, which remembers
 * the button, takes everything; then the venues are asked to give it, each once. What a venue does not say at once stays in
 * transit and is queried like any transfer.
 */
export async function recycle(
  app: Platform,
  call: MemberCall,
  { wallets, confirmed, input }: RecyclingRequest,
): Promise<Recycling> {
  const { memberId } = call.member;
  const { operation, operationId } = call;
  const known = await askVenues(app, memberId, wallets);
  const fresh: TransferRow[] = [];
  const outcomes = await onceInTransaction(
    app,
    { owner: `member/${memberId}`, operation, operationId, input },
    async (tx) => {
      fresh.length = 0;
      const outcomes: Outcome[] = [];
      for (const wallet of wallets) {
        const taken = await takeHome(tx, app, call, wallet, { confirmed, known: known.has(wallet) });
        if (taken.transfer) fresh.push(taken.transfer);
        // Seats that nobody has are no news.
        if (wallet.venue.wallet !== 'seat' || taken.outcome.result !== 'empty') outcomes.push(taken.outcome);
      }
      return outcomes;
    },
  );
  await Promise.all(fresh.map((transfer) => sendTransfer(app, transfer)));
  return presentRecycling(app, call, outcomes);
}

/** The wallets whose balance is known now: the own sportsbook's, those never used, and those whose venue has answered. */
async function askVenues(
  app: Platform,
  memberId: string,
  wallets: readonly RecycledWallet[],
): Promise<ReadonlySet<RecycledWallet>> {
  const used = await selectVenueWallets(app.db, memberId);
  const answers = await Promise.all(
    wallets.map(async ({ venue, currency }) => {
      const isUsed = used.some((row) => row.venue === venue.code && row.currency === currency);
      if (!outsideWalletOf(venue) || !isUsed) return true;
      return (await syncBalance(app, { memberId, venue: venue.code, currency })) !== undefined;
    }),
  );
  return new Set(wallets.filter((_, index) => answers[index]));
}
