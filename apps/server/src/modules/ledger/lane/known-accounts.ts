import type { Account } from '../accounts/account.ts';
import { ACCOUNT_KINDS, CURRENCY_CODES, isGuarded } from '../accounts/account-kinds.ts';
import { writeUuid } from '#platform/db/rows/binary-arrays.ts';

/** What a lane believes to be an account's last entry. A guess that makes it fast; the database judges it. */
export interface KnownAccount {
  readonly account: Account;
  readonly idBytes: Buffer;
  /** Its place in the order in which entries are written: shard, then id; equal only for ids that begin alike. */
  readonly rank: number;
  readonly kindCode: number;
  readonly currencyCode: number;
  readonly guarded: boolean;
  seq: number;
  balance: bigint;
  /** Microseconds since 1970, as exact as the database has it. */
  at: number;
  /** The round in which it was read from the database. */
  readRound: number;
}

export interface LastEntry {
  readonly seq: number;
  readonly balance: bigint;
  readonly at: number;
}

const unused: LastEntry = { seq: 0, balance: 0n, at: Number.NEGATIVE_INFINITY };
const idsBeginAlikeBytes = 5;

/** The last known entry of each account, the least recently read forgotten first. */
export class KnownAccounts {
  readonly #byId = new Map<string, KnownAccount>();
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(account: Account): KnownAccount | undefined {
    return this.#byId.get(account.id);
  }

  /** Notes what the database says; an account without an entry starts from nothing. */
  learn(account: Account, round: number, { seq, balance, at }: LastEntry = unused): void {
    this.#byId.delete(account.id);
    if (this.#byId.size >= this.#capacity) this.#forgetOldest();
    const idBytes = Buffer.allocUnsafe(16);
    writeUuid(idBytes, 0, account.id);
    this.#byId.set(account.id, {
      account,
      idBytes,
      rank: account.shard * 2 ** (8 * idsBeginAlikeBytes) + idBytes.readUIntBE(0, idsBeginAlikeBytes),
      kindCode: ACCOUNT_KINDS[account.kind].code,
      currencyCode: CURRENCY_CODES[account.currency],
      guarded: isGuarded(account.kind),
      seq,
      balance,
      at,
      readRound: round,
    });
  }

  forget(account: Account): void {
    this.#byId.delete(account.id);
  }

  #forgetOldest(): void {
    const oldest = this.#byId.keys().next();
    if (!oldest.done) this.#byId.delete(oldest.value);
  }
}
