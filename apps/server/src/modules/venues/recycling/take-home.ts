import type { RecycleResult } from '@fairway/contract/venues/states.ts';
import { formatMoney } from '@fairway/money';
import { accountsOf, readBalance } from '#modules/ledger';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { lockVenueWallet, type VenueWalletRow } from '../balances/venue-wallet-store.ts';
import { outsideWalletOf } from '../catalogue/registry.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { openTransfer } from '../transfers/open-transfer.ts';
import { transferLimits } from '../transfers/transfer-limits.ts';
import { selectOpenTransfers, type TransferRow } from '../transfers/transfer-store.ts';
import { playSources, type SeatWallet } from '../play-source.ts';
import type { RecycledWallet } from './recycled-wallets.ts';

/** What recycling did with one wallet; kept with the button's operation id. */
export interface Outcome {
  readonly venue: string;
  readonly currency: WalletCurrency;
  readonly result: RecycleResult;
  /** Decimal string. */
  readonly amount: string;
  readonly transferId: string | null;
}

/** For so long after the launch of an outside venue a member may still be in a round there. */
const playingSeconds = 300;

interface Circumstances {
  readonly confirmed: boolean;
  /** Whether the balance in our books is the venue's of this moment. */
  readonly known: boolean;
}

/** Takes one wallet's money onto its road home, unless there is a reason not to. Locks the wallet. */
export async function takeHome(
  tx: Tx,
  app: Platform,
  call: MemberCall,
  { venue, currency }: RecycledWallet,
  { confirmed, known }: Circumstances,
): Promise<{ outcome: Outcome; transfer?: TransferRow }> {
  const { memberId } = call.member;
  const wallet = await lockVenueWallet(tx, { memberId, venue: venue.code, currency });
  const there = await readBalance(tx, accountsOf(memberId).venue(venue.code, currency));
  const outcome = { venue: venue.code, currency, amount: formatMoney(there), transferId: null };

  if (there.minor < transferLimits[currency].min.minor) return { outcome: { ...outcome, result: 'empty' } };
  const open = await selectOpenTransfers(tx, memberId);
  const isInFlight = open.some((one) => one.venue === venue.code && one.currency === currency);
  if (isInFlight || !known) return { outcome: { ...outcome, result: 'skipped' } };
  if (
    !confirmed &&
    (venue.wallet === 'seat' || (outsideWalletOf(venue) && mayBePlaying(wallet, app.clock.now())))
  )
    return { outcome: { ...outcome, result: 'needsConfirmation' } };
  if (
    venue.wallet === 'seat' &&
    (await leaveSeat(tx, app, { memberId, venue: venue.code, currency })) === 'afterHand'
  )
    return { outcome: { ...outcome, result: 'afterHand' } };

  const { operationId, language } = call;
  const amount = { currency, minor: there.minor };
  const draft = { memberId, venue, direction: 'in', amount, recycling: true, operationId, language } as const;
  const transfer = await openTransfer(tx, app, draft);
  return { outcome: { ...outcome, result: 'onItsWay', transferId: transfer.id }, transfer };
}

/** Asks the product whose seats these are; where nobody has any, the money is free. */
async function leaveSeat(tx: Tx, app: Platform, wallet: SeatWallet): Promise<'left' | 'afterHand'> {
  const source = playSources.all(app).find((one) => one.leaveSeat && one.venues.includes(wallet.venue));
  return (await source?.leaveSeat?.(tx, app, wallet)) ?? 'left';
}

function mayBePlaying({ launched_at }: VenueWalletRow, now: Date): boolean {
  return launched_at !== null && launched_at > addSeconds(now, -playingSeconds);
}
