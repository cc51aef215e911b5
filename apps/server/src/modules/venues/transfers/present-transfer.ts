import type { WalletType } from '@fairway/contract/wallet/types.ts';
import type { VenueTransfer } from '@fairway/contract/venues/schemas.ts';
import { formatMoney } from '@fairway/money';
import type { Language } from '#platform/errors.ts';
import { venueName, venues } from '../catalogue/registry.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { amountOf } from './transfer-legs.ts';
import type { TransferRow } from './transfer-store.ts';

/** A transfer as the member reads it. */
export function presentTransfer(transfer: TransferRow, language: Language): VenueTransfer {
  const venue = venues.find(({ code }) => code === transfer.venue);
  return {
    id: transfer.id,
    transferNo: transfer.transfer_no,
    channelCode: transfer.venue,
    venueName: venue ? venueName(venue, language) : transfer.venue,
    direction: transfer.direction,
    walletType: walletTypeOf(transfer.currency),
    currency: transfer.currency,
    amount: formatMoney(amountOf(transfer)),
    status: transfer.status,
    recycling: transfer.recycling,
    createdAt: transfer.created_at.toISOString(),
    endedAt: transfer.ended_at?.toISOString() ?? null,
  };
}

/** The wallet of a currency. */
export function walletTypeOf(currency: WalletCurrency): WalletType {
  return currency === 'CNY' ? 'cny' : 'usdt';
}

/** The currency of a wallet type. */
export function currencyOf(walletType: WalletType): WalletCurrency {
  return walletType === 'cny' ? 'CNY' : 'USDT';
}
