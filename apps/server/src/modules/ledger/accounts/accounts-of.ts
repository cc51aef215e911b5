import type { Currency } from '@fairway/money';
import { accountNamed, shardOf, type Account } from './account.ts';
import type { HouseKind, HouseKindWithPart } from './account-kinds.ts';
import type { LedgerCurrency } from './ledger-currency.ts';

/** A member's accounts and the house's buckets beside them: all in one shard, so a transfer between them is one posting. */
export interface OwnerAccounts {
  readonly shard: number;
  /** Money free for use on the platform. */
  readonly center: (currency: 'CNY' | 'USDT') => Account;
  /** What the open holds add up to. */
  readonly locked: (currency: 'CNY' | 'USDT') => Account;
  /** Money at a venue, by the venue's code. */
  readonly venue: (code: string, currency: 'CNY' | 'USDT') => Account;
  /** Money in transit to or from a venue, while the venue has not said how it ended. */
  readonly inTransit: (code: string, currency: 'CNY' | 'USDT') => Account;
  readonly coins: () => Account;
  /** Money that earns daily interest. */
  readonly interest: () => Account;
  /** What a campaign has given and the member has not yet played free; owed, and no part of the total funds. */
  readonly bonus: (currency: 'CNY' | 'USDT') => Account;
  readonly points: () => Account<'POINT'>;
  /** What the member owes after a correction, points too; never above zero. */
  readonly debt: <C extends LedgerCurrency>(currency: C) => Account<C>;
  /** The house's bucket in this member's shard; some kinds are kept apart by channel, venue, game or anchor. */
  readonly house: HouseAccounts;
  /** What the house has issued of points in this member's shard, the other side of `points`. */
  readonly pointsIssued: () => Account<'POINT'>;
}

export interface HouseAccounts {
  (kind: HouseKind, currency: Currency): Account;
  (kind: HouseKindWithPart, currency: Currency, part: string): Account;
}

/** The accounts of an owner, whose id is opaque here (a member's, without a slash). Reads and writes nothing. */
export function accountsOf(owner: string): OwnerAccounts {
  const shard = shardOf(owner);
  return {
    shard,
    center: (currency) => accountNamed({ shard, owner, kind: 'center', part: null, currency }),
    locked: (currency) => accountNamed({ shard, owner, kind: 'locked', part: null, currency }),
    venue: (code, currency) => accountNamed({ shard, owner, kind: 'venue', part: code, currency }),
    inTransit: (code, currency) => accountNamed({ shard, owner, kind: 'inTransit', part: code, currency }),
    coins: () => accountNamed({ shard, owner, kind: 'coins', part: null, currency: 'COIN' }),
    interest: () => accountNamed({ shard, owner, kind: 'interest', part: null, currency: 'CNY' }),
    bonus: (currency) => accountNamed({ shard, owner, kind: 'bonus', part: null, currency }),
    points: () => accountNamed({ shard, owner, kind: 'points', part: null, currency: 'POINT' }),
    debt: (currency) => accountNamed({ shard, owner, kind: 'debt', part: null, currency }),
    house: (kind: HouseKind | HouseKindWithPart, currency: Currency, part?: string) =>
      houseBucket(shard, kind, currency, part),
    pointsIssued: () =>
      accountNamed({ shard, owner: null, kind: 'pointsIssued', part: null, currency: 'POINT' }),
  };
}

/** The house's bucket of one shard; `accountsOf(member).house(…)` is how callers get it. */
export function houseBucket(
  shard: number,
  kind: HouseKind | HouseKindWithPart,
  currency: Currency,
  part?: string,
): Account {
  return accountNamed({ shard, owner: null, kind, part: part ?? null, currency });
}
