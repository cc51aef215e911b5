import { formatMoney } from '@fairway/money';
import { countCallbacks, listCallbacks } from '../callbacks/callback-store.ts';
import { listCalls } from '../faults/call-log.ts';
import { listMessages } from '../parties/inbox/message-store.ts';
import { listUnclaimed } from '../parties/payment-provider/bank/bank-transfer.ts';
import { listCollections } from '../parties/payment-provider/collections/collection-store.ts';
import { presentCollection } from '../parties/payment-provider/collections/present-collection.ts';
import { sumEntries } from '../parties/payment-provider/entries.ts';
import { listPayouts } from '../parties/payment-provider/payouts/payout-store.ts';
import { presentPayout } from '../parties/payment-provider/payouts/present-payout.ts';
import { listTransfers } from '../parties/venue/transfer-store.ts';
import { listWallets } from '../parties/venue/wallet-store.ts';
import { instant } from '../platform/clock.ts';
import type { Stage } from '../stage.ts';
import { presentEvent } from './callback-routes.ts';
import { readSettings } from './settings.ts';

const shownCount = 30;

/** Everything that the director's page shows, the latest of each. */
export function readState(stage: Stage) {
  const { book } = stage;
  return {
    now: instant(stage.clock.now()),
    settings: readSettings(book),
    faults: stage.faults.list(),
    callbackCounts: countCallbacks(book),
    callbacks: listCallbacks(book, { limit: shownCount }).map((event) => presentEvent(stage, event)),
    collections: listCollections(book, { limit: shownCount }).map((order) => presentCollection(stage, order)),
    payouts: listPayouts(book, { limit: shownCount }).map((order) => presentPayout(stage, order)),
    totals: sumEntries(book),
    unclaimed: listUnclaimed(book),
    venueMembers: listWallets(book).map((wallet) => ({ ...wallet, balance: formatMoney(wallet.balance) })),
    venueTransfers: listTransfers(book, { limit: shownCount }),
    messages: listMessages(book, { limit: shownCount }),
    calls: listCalls(book, { limit: shownCount }),
  };
}
