import type { WalletPart } from '@fairway/contract/wallet/lines.ts';
import { accountsOf, type Account } from '#modules/ledger';
import { venueOf } from '#modules/venues';
import { AppError } from '#platform/errors.ts';

export interface AccountName {
  readonly part: WalletPart;
  readonly currency: 'CNY' | 'USDT' | 'COIN';
  readonly channelCode?: string | undefined;
}

/**
 * The member's account of that name. Throws `currencyMismatch` for a currency that the part does not have, `venueUnknown` for an
 * unknown venue.
 */
export function accountNamed(memberId: string, { part, currency, channelCode }: AccountName): Account {
  const own = accountsOf(memberId);
  if (part === 'coins') {
    if (currency !== 'COIN') throw new AppError('currencyMismatch');
    return own.coins();
  }
  if (currency === 'COIN' || (part === 'interest' && currency !== 'CNY'))
    throw new AppError('currencyMismatch');
  if (part === 'interest') return own.interest();
  if (part === 'venue' || part === 'inTransit') return own[part](venueOf(channelCode ?? '').code, currency);
  return own[part](currency);
}
