import { compare, formatMoney, subtract, type Money } from '@fairway/money';
import { accountsOf, move, postTransfer, readBalance, shardOf } from '#modules/ledger';
import { countOutside, countPlay } from '#modules/risk';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { emit } from '#platform/outbox/emit.ts';
import { push } from '#platform/outbox/push.ts';
import type { Platform } from '#platform/platform.ts';
import { venueOf } from '../catalogue/registry.ts';
import { walletOf } from '../transfers/road/send-transfer.ts';
import { lastSentAt, selectOpenTransfers } from '../transfers/transfer-store.ts';
import { insertDifference } from './differences-store.ts';
import {
  lockVenueWallet,
  selectVenueWallets,
  writeStatedBalance,
  type VenueWalletName,
} from './venue-wallet-store.ts';

/** A win or loss above this (minor units) is not booked on the venue's claim alone: it is noted for people. */
const bookedAlone = { CNY: 100_000_000n, USDT: 200_000_000_000n } as const;

/**
 * Asks an outside venue what the member has there and books what was won or lost since, so that our books say what the venue
 * says. Nothing is asked while a transfer is open, and an answer that a transfer has overtaken is dropped. Answers the balance in
 * our books afterwards; undefined when the venue does not say.
 */
export async function syncBalance(app: Platform, wallet: VenueWalletName): Promise<Money | undefined> {
  const outside = walletOf(app, wallet.venue);
  if (!outside) return readBalance(app.db, accountOf(wallet));
  const before = await versionOf(app, wallet);
  const stated = await outside.balance(wallet.memberId, wallet.currency);
  if (!stated) return undefined;

  return inTransaction(app.db, async (tx) => {
    const row = await lockVenueWallet(tx, wallet);
    const ours = await readBalance(tx, accountOf(wallet));
    const open = await selectOpenTransfers(tx, wallet.memberId);
    const isOpen = open.some(({ venue, currency }) => venue === wallet.venue && currency === wallet.currency);
    if (row.version !== before || isOpen) return ours;

    await writeStatedBalance(tx, wallet, { minor: stated.minor, at: app.clock.now() });
    return bookResult(tx, app, wallet, { ours, stated });
  });
}

async function bookResult(
  tx: Tx,
  app: Platform,
  wallet: VenueWalletName,
  { ours, stated }: { ours: Money; stated: Money },
): Promise<Money> {
  const change = subtract(stated, ours);
  if (change.minor === 0n) return ours;
  const now = app.clock.now();
  const size = change.minor < 0n ? -change.minor : change.minor;
  if (size > bookedAlone[wallet.currency]) {
    await insertDifference(tx, {
      shard_id: shardOf(wallet.memberId),
      id: app.ids.uuid(),
      member_id: wallet.memberId,
      venue: wallet.venue,
      currency: wallet.currency,
      ours: ours.minor,
      theirs: stated.minor,
      seen_at: now,
    });
    app.logger.error(
      { runbook: 'venue-balance-refused', venue: wallet.venue, memberId: wallet.memberId.toString() },
      'a venue stated a balance beyond belief; it was not booked',
    );
    return ours;
  }
  const member = accountOf(wallet);
  const house = accountsOf(wallet.memberId).house('venueFloat', wallet.currency, wallet.venue);
  const amount = { currency: wallet.currency, minor: size };
  const won = compare(stated, ours) > 0;
  await postTransfer(tx, {
    id: app.ids.uuid(),
    reason: 'venueResult',
    legs: won ? move(house, member, amount) : move(member, house, amount),
    at: now,
    requestId: `venue-balance:${wallet.venue}`,
  });
  const { memberId, currency } = wallet;
  await countPlay(tx, { memberId, currency, ...(won ? { returned: size } : { staked: size }), at: now });
  await countOutside(tx, { memberId, currency, change: change.minor, at: now });
  await push(tx, app, 'memberWallet', { memberId }, { cause: 'settlement' });
  await emit(tx, app, 'venue.resulted', {
    ...wallet,
    category: venueOf(wallet.venue).category,
    before: formatMoney(ours),
    after: formatMoney(stated),
    isFinal: walletOf(app, wallet.venue)?.settlesAtOnce ?? false,
    sentAt: (await lastSentAt(tx, wallet))?.toISOString() ?? null,
    at: now.toISOString(),
  });
  return stated;
}

async function versionOf(app: Platform, { memberId, venue, currency }: VenueWalletName): Promise<bigint> {
  const rows = await selectVenueWallets(app.db, memberId);
  return rows.find((row) => row.venue === venue && row.currency === currency)?.version ?? 0n;
}

function accountOf({ memberId, venue, currency }: VenueWalletName) {
  return accountsOf(memberId).venue(venue, currency);
}
