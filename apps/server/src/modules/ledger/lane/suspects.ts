import type { AnyAccount } from '../accounts/account.ts';
import { operationKey, type Waiting } from './lane-request.ts';

const mostRemembered = 50_000;

/**
 * What a lane has met lately: stored operation ids, owners who repeated one, accounts that were frozen or held. A
 * request that touches one is looked up before its batch is sent, so that it does not have the whole batch refused. A
 * guess like all that a lane remembers; the oldest is forgotten first.
 */
export class Suspects {
  readonly #known = new Set<string>();

  /** Whether its operation id may be stored already. */
  mayRepeat({ request: { operation } }: Waiting): boolean {
    if (!operation || this.#known.size === 0) return false;
    return this.#known.has(operationKey(operation)) || this.#known.has(`owner ${operation.owner}`);
  }

  /** Whether it moves an account that was frozen or held. */
  touches({ request: { transfers } }: Waiting): boolean {
    if (this.#known.size === 0) return false;
    return transfers.some(({ legs }) => legs.some(({ account }) => this.#known.has(account.id)));
  }

  /** Notes an operation id that is stored from now on. */
  noteOperation({ request: { operation } }: Waiting): void {
    if (operation) this.#note(operationKey(operation));
  }

  /** An owner who repeats one id may repeat others that this process does not know. */
  noteRepeat({ request: { operation } }: Waiting): void {
    if (operation) this.#note(`owner ${operation.owner}`);
  }

  noteAccount({ id }: AnyAccount): void {
    this.#note(id);
  }

  forgetAccounts({ request: { transfers } }: Waiting): void {
    for (const { legs } of transfers) for (const { account } of legs) this.#known.delete(account.id);
  }

  #note(key: string): void {
    this.#known.delete(key);
    this.#known.add(key);
    if (this.#known.size <= mostRemembered) return;
    const oldest = this.#known.values().next();
    if (!oldest.done) this.#known.delete(oldest.value);
  }
}
