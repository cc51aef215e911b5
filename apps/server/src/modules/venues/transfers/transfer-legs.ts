import { move, accountsOf, type Leg, type Reason } from '#modules/ledger';
import { money, type Money } from '@fairway/money';
import type { WalletCurrency } from '@fairway/contract/fields.ts';

/** What names the money of a transfer. */
export interface TransferMoney {
  readonly member_id: string;
  readonly venue: string;
  readonly direction: 'out' | 'in';
  readonly currency: WalletCurrency;
  readonly amount: bigint;
  readonly recycling: boolean;
}

interface Posting {
  readonly reason: Reason;
  readonly legs: readonly Leg[];
}

/** From its wallet into transit: center to in-transit, or venue to in-transit. */
export function openingPosting(transfer: TransferMoney): Posting {
  const { center, venue, road, amount } = places(transfer);
  if (transfer.direction === 'out') return { reason: 'venueTransferOut', legs: move(center, road, amount) };
  return { reason: transfer.recycling ? 'recycle' : 'venueTransferIn', legs: move(venue, road, amount) };
}

/** From the road to its end: to where it was sent, or back to where it came from. */
export function closingPosting(transfer: TransferMoney, executed: boolean): Posting {
  const { center, venue, road, amount } = places(transfer);
  if (transfer.direction === 'out') {
    return executed
      ? { reason: 'venueTransferOutDone', legs: move(road, venue, amount) }
      : { reason: 'venueTransferOutBack', legs: move(road, center, amount) };
  }
  return executed
    ? { reason: 'venueTransferInDone', legs: move(road, center, amount) }
    : { reason: 'venueTransferInBack', legs: move(road, venue, amount) };
}

/** To or from the own sportsbook: our books are its books, so there is no road. */
export function ownPosting(transfer: TransferMoney): Posting {
  const { center, venue, amount } = places(transfer);
  const legs = transfer.direction === 'out' ? move(center, venue, amount) : move(venue, center, amount);
  return { reason: 'venueTransferOwn', legs };
}

export function amountOf({ currency, amount }: Pick<TransferMoney, 'currency' | 'amount'>): Money {
  return money(currency, amount);
}

function places(transfer: TransferMoney) {
  const accounts = accountsOf(transfer.member_id);
  return {
    center: accounts.center(transfer.currency),
    venue: accounts.venue(transfer.venue, transfer.currency),
    road: accounts.inTransit(transfer.venue, transfer.currency),
    amount: amountOf(transfer),
  };
}
