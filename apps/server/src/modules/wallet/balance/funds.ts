import { add, convert, money, sum, type Money, type Rate } from '@fairway/money';
import { readOwnerBalances, type AccountKind, type HeldAccount } from '#modules/ledger';
import type { Db } from '#platform/db/database.ts';

type WalletCurrency = 'CNY' | 'USDT';

/** All of a member's balances, read at one moment. */
export interface Funds {
  /** One part of the wallet; with a venue's code for the parts kept apart by venue, else their sum. */
  of(kind: AccountKind, currency: WalletCurrency, venue?: string): Money;
  coins: Money;
}

/** Reads every account of the member at one moment. */
export async function readFunds(db: Db, memberId: string): Promise<Funds> {
  return fundsOf(await readOwnerBalances(db, memberId));
}

/** Balances of one moment as funds. */
export function fundsOf(held: readonly HeldAccount[]): Funds {
  return {
    of: (kind, currency, venue) => sumOf(held, kind, currency, venue),
    coins: held.find(({ account }) => account.kind === 'coins')?.balance ?? money('COIN', 0n),
  };
}

function sumOf(
  held: readonly HeldAccount[],
  kind: AccountKind,
  currency: WalletCurrency,
  venue: string | undefined,
): Money {
  const asked = held.filter(
    ({ account }) =>
      account.kind === kind &&
      account.currency === currency &&
      (venue === undefined || account.part === venue),
  );
  return sum(
    currency,
    asked.map(({ balance }) => balance),
  );
}

const memberParts = ['center', 'locked', 'interest'] as const;
const everyPart = [...memberParts, 'venue', 'inTransit'] as const;

/** memberTotalBalance: center, locked and interest money of both currencies in CNY; venues and the road are not in it. */
export function memberTotal(funds: Funds, baseRate: Rate): Money {
  return inCny(funds, memberParts, baseRate);
}

/**
 * Total funds: what memberTotalBalance holds, venue money once, and what is in transit. USDT is added up first and converted
 * with one rounding, so that no transfer changes the total by a cent.
 */
export function totalFunds(funds: Funds, baseRate: Rate): Money {
  return inCny(funds, everyPart, baseRate);
}

function inCny(funds: Funds, parts: readonly AccountKind[], baseRate: Rate): Money {
  const cny = sum(
    'CNY',
    parts.map((part) => funds.of(part, 'CNY')),
  );
  const usdt = sum(
    'USDT',
    parts.map((part) => funds.of(part, 'USDT')),
  );
  return add(cny, convert(usdt, 'CNY', { rate: baseRate, round: 'down' }));
}
