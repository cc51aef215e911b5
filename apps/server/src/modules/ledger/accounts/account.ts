import { hash } from 'node:crypto';
import type { Currency } from '@fairway/money';
import { defineProcessMemory } from '#platform/memory/define-memory.ts';
import { accountKinds, type AccountKind } from './account-kinds.ts';
import { currencyCodes, type LedgerCurrency } from './ledger-currency.ts';

/** A place that holds money of one currency, or points. It needs no registration: it is opened by its first entry. */
export interface Account<C extends LedgerCurrency = Currency> {
  readonly shard: number;
  /** Follows from the key. */
  readonly id: string;
  /** `member/<owner>/<kind>[/<part>]/<currency>` or `house/<shard>/<kind>[/<part>]/<currency>`. */
  readonly key: string;
  readonly owner: string | null;
  readonly kind: AccountKind;
  readonly part: string | null;
  readonly currency: C;
}

/** An account of money or of points. */
export type AnyAccount = Account<LedgerCurrency>;

const shards = 16;

/** The shard of everything that belongs to an owner: first byte of its SHA-256 modulo 16, as `ledger_shard_of` has it. */
export function shardOf(owner: string): number {
  return hash('sha256', owner, 'buffer').readUInt8(0) % shards;
}

/** Every shard once; a house account has a bucket in each. */
export const allShards: readonly number[] = Array.from({ length: shards }, (_, shard) => shard);

export interface AccountName<C extends LedgerCurrency = Currency> {
  readonly shard: number;
  readonly owner: string | null;
  readonly kind: AccountKind;
  readonly part: string | null;
  readonly currency: C;
}

/** The account of that name. Throws RangeError for a name that cannot be one. */
export function accountNamed<C extends LedgerCurrency>(name: AccountName<C>): Account<C> {
  const { owned, hasPart } = accountKinds[name.kind];
  if (owned !== (name.owner !== null) || hasPart !== (name.part !== null)) {
    throw new RangeError(`an account of kind ${name.kind} is named otherwise`);
  }
  for (const segment of [name.owner, name.part]) {
    if (segment !== null && (segment === '' || segment.includes('/')))
      throw new RangeError(`'${segment}' cannot be in a key`);
  }
  const head = name.owner === null ? `house/${name.shard}` : `member/${name.owner}`;
  const key = `${head}/${name.kind}${name.part === null ? '' : `/${name.part}`}/${name.currency}`;
  const known = recent.get(key);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the key, by which it is kept, ends with the currency
  if (known) return known as Account<C>;
  const account = Object.freeze({ ...name, id: uuidOf(key), key });
  recent.set(key, account);
  return account;
}

/** Accounts named lately: their ids need no second hash. */
const recent = defineProcessMemory<string, AnyAccount>({ name: 'ledger.named-accounts', most: 50_000 });

/** UUID version 8 over SHA-256 of a text, as `ledger_account_id` computes it. */
export function uuidOf(text: string): string {
  const bytes = hash('sha256', text, 'buffer').subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** What the database needs to open an account at its first entry. */
export function opening(account: AnyAccount): Record<string, unknown> {
  return {
    shard: account.shard,
    id: account.id,
    owner: account.owner,
    kind: accountKinds[account.kind].code,
    part: account.part,
    currency: currencyCodes[account.currency],
  };
}
