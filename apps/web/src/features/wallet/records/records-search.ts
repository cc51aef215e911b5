import { lineKinds, walletParts, type LineKind } from '@fairway/contract/wallet/lines.ts';
import { isCalendarDay } from '../../../lib/navigation/is-calendar-day.ts';
import type { NamedBalance } from '../my-wallet/named-balance.ts';

/** What the records page carries in its address. */
export interface RecordsSearch {
  /** `center`, `locked`, `interest`, `bonus`, `coins`, `venue.<code>` or `inTransit.<code>`; the center wallet without it. */
  account?: string;
  currency?: 'USDT';
  kind?: LineKind;
  /** Days as 2026-06-14. */
  from?: string;
  to?: string;
}

/** Reads the filters from the address; what is none is left out. Use as `validateSearch` of the route. */
export function readRecordsSearch(search: Record<string, unknown>): RecordsSearch {
  const { account, currency, kind, from, to } = search;
  return {
    ...(typeof account === 'string' && /^[a-zA-Z]+(\.[a-z0-9-]+)?$/.test(account) ? { account } : {}),
    ...(currency === 'USDT' ? { currency } : {}),
    ...(lineKinds.has(kind) ? { kind } : {}),
    ...(isCalendarDay(from) ? { from } : {}),
    ...(isCalendarDay(to) ? { to } : {}),
  };
}

/** The address of one balance's records. */
export function searchOf({ part, currency, channelCode }: Omit<NamedBalance, 'name'>): RecordsSearch {
  return {
    ...(part === 'center' ? {} : { account: channelCode === undefined ? part : `${part}.${channelCode}` }),
    ...(currency === 'USDT' ? { currency } : {}),
  };
}

/** The balance that an address names. An account of another version counts as the center wallet. */
export function accountIn({
  account = 'center',
  currency = 'CNY' as 'CNY' | 'USDT',
}: {
  account?: string;
  currency?: 'CNY' | 'USDT';
}): Omit<NamedBalance, 'name'> {
  const [part = '', channelCode] = account.split('.');
  const needsVenue = part === 'venue' || part === 'inTransit';
  if (!walletParts.has(part) || needsVenue !== (channelCode !== undefined))
    return { part: 'center', currency };
  if (part === 'coins') return { part, currency: 'COIN' };
  if (part === 'interest') return { part, currency: 'CNY' };
  return { part, currency, ...(channelCode === undefined ? {} : { channelCode }) };
}
