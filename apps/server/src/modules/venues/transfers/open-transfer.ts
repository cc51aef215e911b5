import type { Money } from '@fairway/money';
import { postTransfer, shardOf } from '#modules/ledger';
import { countOutside, judgeStake } from '#modules/risk';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Language } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { countVenueWallet } from '../balances/venue-wallet-store.ts';
import { isInOurBooks, type VenueDefinition } from '../catalogue/registry.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { queryAt } from './road/query-schedule.ts';
import { notifyTransfer } from './notify-transfer.ts';
import { openingPosting, ownPosting } from './transfer-legs.ts';
import { insertTransfer, type TransferRow } from './transfer-store.ts';

export interface NewTransfer {
  readonly memberId: string;
  readonly venue: VenueDefinition;
  readonly direction: 'out' | 'in';
  readonly amount: Money & { readonly currency: WalletCurrency };
  readonly recycling: boolean;
  readonly operationId: string;
  readonly language: Language;
}

/** A process that dies before it has asked the venue is made up for by a query after this, which seals the unknown id. */
const orphanSeconds = 8;

/**
 * Takes the money and writes the transfer, in the caller's transaction; the wallet's row is locked by the caller. At
 * venues whose book is ours that is all. Elsewhere the money is in transit afterwards and a job waits, in case no call asks
 * the venue. Throws `venueTransferInTransit`, `insufficientBalance`, `accountFrozen`; on the way out to another's venue
 * also `stakeLimitReached`, `lossLimitReached`, `timeLimitReached`, `timeOutActive`, `selfExcluded`.
 */
export async function openTransfer(tx: Tx, app: Platform, asked: NewTransfer): Promise<TransferRow> {
  const now = app.clock.now();
  const own = isInOurBooks(asked.venue);
  const id = app.ids.uuid();
  const openingId = app.ids.uuid();
  const transfer = await insertTransfer(tx, {
    shard_id: shardOf(asked.memberId),
    id,
    transfer_no: app.ids.billNo('T'),
    member_id: asked.memberId,
    venue: asked.venue.code,
    direction: asked.direction,
    currency: asked.amount.currency,
    amount: asked.amount.minor,
    status: own ? 'done' : 'sent',
    recycling: asked.recycling,
    operation_id: asked.operationId,
    opening_posting: openingId,
    closing_posting: own ? openingId : null,
    created_at: now,
    ended_at: own ? now : null,
  });
  await postTransfer(tx, {
    ...(own ? ownPosting(transfer) : openingPosting(transfer)),
    id: openingId,
    at: now,
    requestId: transfer.transfer_no,
  });
  await countVenueWallet(tx, {
    memberId: asked.memberId,
    venue: asked.venue.code,
    currency: asked.amount.currency,
  });
  if (!own) {
    await countAtRisk(tx, app, asked);
    await queryAt(tx, id, addSeconds(now, orphanSeconds));
  }
  await notifyTransfer(tx, app, transfer);
  return transfer;
}

/** Money at another's venue may be staked and lost there before we hear of it: own limits count it from here until it is home. */
async function countAtRisk(tx: Tx, app: Platform, asked: NewTransfer): Promise<void> {
  const { memberId, amount, direction } = asked;
  if (direction === 'out') await judgeStake(tx, app, asked);
  await countOutside(tx, {
    memberId,
    currency: amount.currency,
    change: direction === 'out' ? amount.minor : -amount.minor,
    at: app.clock.now(),
  });
}
