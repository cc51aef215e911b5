import type { AnyAccount } from '../accounts/account.ts';
import { isGuarded } from '../accounts/account-kinds.ts';

/** Where an account stands in the ledger's rows; see `ledger_accounts`. */
export interface Place {
  /** The member's number; 0 for the house. */
  readonly member: number;
  /** The member's pocket, or the house's bucket. */
  readonly number: number;
}

export interface LastLine {
  readonly seq: number;
  readonly balance: bigint;
  /** Microseconds since 1970, as exact as the database has it. */
  readonly at: number;
}

/** What a lane believes to be an account's last line. A guess that makes it fast; the database judges it. */
export interface KnownAccount extends Place {
  readonly account: AnyAccount;
  readonly guarded: boolean;
  seq: number;
  balance: bigint;
  at: number;
  /** The round in which it was read from the database. */
  readRound: number;
}

const unused: LastLine = { seq: 0, balance: 0n, at: Number.NEGATIVE_INFINITY };

/** The last known line of each account, the least recently read forgotten first. */
export class KnownAccounts {
  readonly #byId = new Map<string, KnownAccount>();
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(account: AnyAccount): KnownAccount | undefined {
    return this.#byId.get(account.id);
  }

  /** Notes what the database says; an account without a line starts from nothing. */
  learn(account: AnyAccount, round: number, place: Place, { seq, balance, at }: LastLine = unused): void {
    this.#byId.delete(account.id);
    if (this.#byId.size >= this.#capacity) this.#forgetOldest();
    const guarded = isGuarded(account.kind);
    this.#byId.set(account.id, { account, ...place, guarded, seq, balance, at, readRound: round });
  }

  /** Doubts the account's balance. An unguarded bucket of the house has none here: its number never changes. */
  forget(account: AnyAccount): void {
    const known = this.#byId.get(account.id);
    if (known && (known.guarded || known.member !== 0)) this.#byId.delete(account.id);
  }

  #forgetOldest(): void {
    const oldest = this.#byId.keys().next();
    if (!oldest.done) this.#byId.delete(oldest.value);
  }
}
