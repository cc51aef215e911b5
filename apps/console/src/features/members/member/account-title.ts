import { walletParts } from '@fairway/contract/wallet/lines.ts';
import type { Currency } from '@fairway/money';
import { locale } from '../../../lib/i18n.ts';

export interface NamedAccount {
  kind: string;
  part: string | null;
  currency: Currency;
}

/** Names of venues by their codes; one that is not known stays a code. */
export type VenueNames = ReadonlyMap<string, string>;

/** 「中心钱包 CNY」, 「场馆 顺风体育 CNY」: what an account is called on a screen. */
export function accountTitle({ kind, part, currency }: NamedAccount, venues: VenueNames): string {
  const venue = part === null ? null : (venues.get(part) ?? part);
  return [walletParts.label(kind, locale()) ?? kind, venue, currency].filter(Boolean).join(' ');
}
