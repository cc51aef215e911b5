import { add, formatMoney, isNegative, money, sum, zero, type Money } from '@fairway/money';
import type { Book } from '../../platform/book.ts';
import type { PartyCurrency } from '../../platform/fields.ts';

/** A member's wallet at the venue. */
export interface WalletName {
  readonly memberCode: string;
  readonly currency: PartyCurrency;
}

/** Zero for a member never seen. */
export function balanceOf(book: Book, { memberCode, currency }: WalletName): Money {
  const row = book.one<{ balance: bigint }>(
    'select balance from venue_wallets where member_code = :memberCode and currency = :currency',
    { memberCode, currency },
  );
  return row ? money(currency, row.balance) : zero(currency);
}

/** Adds `change` (which may be negative) and answers the new balance, or undefined when there is not enough. */
export function changeBalance(book: Book, wallet: WalletName, change: Money): Money | undefined {
  const balance = add(balanceOf(book, wallet), change);
  if (isNegative(balance)) return undefined;
  book.run(
    `insert into venue_wallets values (:memberCode, :currency, :balance)
     on conflict do update set balance = excluded.balance`,
    { memberCode: wallet.memberCode, currency: wallet.currency, balance: balance.minor },
  );
  return balance;
}

export function listWallets(book: Book, memberCode?: string): (WalletName & { balance: Money })[] {
  return book
    .all<WalletName & { minor: bigint }>(
      `select member_code as memberCode, currency, balance as minor from venue_wallets
       where :memberCode is null or member_code = :memberCode order by member_code, currency`,
      { memberCode: memberCode ?? null },
    )
    .map(({ minor, ...wallet }) => ({ ...wallet, balance: money(wallet.currency, minor) }));
}

/** What all these wallets hold, per currency. */
export function sumWallets(
  wallets: readonly (WalletName & { balance: Money })[],
): Record<PartyCurrency, string> {
  const total = (currency: PartyCurrency) => {
    const balances = wallets.filter((wallet) => wallet.currency === currency).map((wallet) => wallet.balance);
    return formatMoney(sum(currency, balances));
  };
  return { CNY: total('CNY'), USDT: total('USDT') };
}
