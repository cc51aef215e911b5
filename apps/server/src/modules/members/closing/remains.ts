import { add, displayMoney, isPositive, type Currency, type Money } from '@fairway/money';
import { accountsOf, lockAccounts, readOwnerBalances, type HeldAccount } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import { StaleRead } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { openBusiness } from './open-business.ts';

/** What a member still has: money of each currency, whatever wallet holds it, and what is open. */
export interface Remains {
  balances: string[];
  openDeposits: number;
  openWithdrawals: number;
  openBets: number;
}

export const nothingLeft: Remains = { balances: [], openDeposits: 0, openWithdrawals: 0, openBets: 0 };

export async function readRemains(tx: Tx, app: Platform, memberId: string): Promise<Remains> {
  const held = await readOwnerBalances(tx, memberId);
  return { balances: sums(held).map(textOf), ...(await countOpen(tx, app, memberId)) };
}

/**
 * Throws `memberHasBets`, `memberHasOrders` or `memberHasMoney`. Postings on the account wait until the transaction ends, so that
 * nothing is staked or credited between the look and the closing. Gold coins cannot be paid out and hold nothing up.
 */
export async function refuseRemains(tx: Tx, app: Platform, memberId: string): Promise<void> {
  const money = sums(await holdMoney(tx, memberId)).filter(({ currency }) => currency !== 'COIN');
  const {
    openBets: bets,
    openDeposits: deposits,
    openWithdrawals: withdrawals,
  } = await countOpen(tx, app, memberId);

  if (bets > 0) throw new AppError('memberHasBets', { bets });
  if (deposits + withdrawals > 0) throw new AppError('memberHasOrders', { deposits, withdrawals });
  if (money.length > 0) throw new AppError('memberHasMoney', { amounts: money.map(textOf).join(', ') });
}

/** Every balance of the member, none of which changes until the transaction ends. */
async function holdMoney(tx: Tx, memberId: string): Promise<HeldAccount[]> {
  const known = await readOwnerBalances(tx, memberId);
  const { center } = accountsOf(memberId);
  // Money reaches every other wallet through these; they are held even before they are opened.
  const entrances = [center('CNY'), center('USDT')];
  await lockAccounts(tx, [...known.map(({ account }) => account), ...entrances]);
  const held = await readOwnerBalances(tx, memberId);
  if (held.length !== known.length) throw new StaleRead('an account was opened meanwhile');
  return held;
}

/** What belongs to the member; a debt is the house's. */
function sums(held: readonly HeldAccount[]): Money[] {
  const totals = new Map<Currency, Money>();
  for (const { account, balance } of held) {
    if (account.kind === 'debt' || !isPositive(balance)) continue;
    const sum = totals.get(balance.currency);
    totals.set(balance.currency, sum ? add(sum, balance) : balance);
  }
  return [...totals.values()];
}

function textOf(amount: Money): string {
  return `${displayMoney(amount, { symbol: false, places: 'needed' })} ${amount.currency}`;
}

async function countOpen(db: Db | Tx, app: Platform, memberId: string): Promise<Omit<Remains, 'balances'>> {
  const count = { deposits: 0, withdrawals: 0, bets: 0 };
  for (const source of openBusiness.all(app)) count[source.kind] += await source.count(db, memberId);
  return { openDeposits: count.deposits, openWithdrawals: count.withdrawals, openBets: count.bets };
}
