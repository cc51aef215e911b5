import type { WalletType } from '@fairway/contract/wallet/types.ts';
import { venueOf, venues, type VenueDefinition } from '../catalogue/registry.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { currencyOf } from '../transfers/present-transfer.ts';

/** A member's wallet at a venue in one currency. */
export interface RecycledWallet {
  readonly venue: VenueDefinition;
  readonly currency: WalletCurrency;
}

/**
 * The wallets that a recycling names: all venues without `apiNames`, both currencies without `walletType`, and never a venue
 * played from the center wallet, where no money is. In one order, however they were named, because they are locked one after
 * another. Throws `venueUnknown`.
 */
export function recycledWallets(named: {
  apiNames?: readonly string[] | undefined;
  walletType?: WalletType | undefined;
}): RecycledWallet[] {
  const chosen = named.apiNames?.length ? [...new Set(named.apiNames)].map(venueOf) : [...venues];
  const currencies: WalletCurrency[] =
    named.walletType === undefined ? ['CNY', 'USDT'] : [currencyOf(named.walletType)];
  return chosen
    .filter(({ wallet }) => wallet !== 'center')
    .sort((a, b) => (a.code < b.code ? -1 : 1))
    .flatMap((venue) => currencies.map((currency) => ({ venue, currency })));
}
