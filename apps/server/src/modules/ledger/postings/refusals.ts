import { displayMoney, formatMoney } from '@fairway/money';
import { AppError } from '#platform/errors.ts';
import type { AnyAccount } from '../accounts/account.ts';
import { isMoney, type Amount } from '../accounts/ledger-currency.ts';

/** The account has less than the leg takes. Carries the true balance; nothing was written. */
export class InsufficientBalance extends AppError {
  override name = 'InsufficientBalance';
  readonly account: AnyAccount;
  readonly available: Amount;

  constructor(account: AnyAccount, available: Amount) {
    const whole = available.minor.toString();
    super(
      account.kind === 'coins' ? 'coinsInsufficient' : 'insufficientBalance',
      { available: isMoney(available) && available.currency !== 'COIN' ? displayMoney(available) : whole },
      { available: isMoney(available) ? formatMoney(available) : whole, currency: available.currency },
    );
    this.account = account;
    this.available = available;
  }
}

/** The proofs doubt the account's balance; nothing leaves it until an operator has lifted the freeze. */
export class AccountFrozen extends AppError {
  override name = 'AccountFrozen';
  readonly account: AnyAccount;

  constructor(account: AnyAccount) {
    super('accountFrozen');
    this.account = account;
  }
}

/** The transfer's or hold's id exists already: the caller's own record of what it did must say so first. */
export class AlreadyPosted extends Error {
  override name = 'AlreadyPosted';
  readonly id: string;

  constructor(id: string) {
    super(`${id} has been posted before`);
    this.id = id;
  }
}

/** A posting that no caller should have made: unbalanced, mixed, or against its reason. A fault of the program. */
export class LedgerMisuse extends Error {
  override name = 'LedgerMisuse';
}
