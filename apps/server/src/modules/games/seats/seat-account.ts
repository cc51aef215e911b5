import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { money, type Money } from '@fairway/money';
import { accountsOf, readBalance, type Account } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import type { SeatRow } from './seats-store.ts';

type SeatMoney = Pick<SeatRow, 'member_id' | 'venue' | 'currency'>;

/** Where what was bought in lies, and what was won there since. */
export function seatAccount({ member_id: memberId, venue, currency }: SeatMoney): Account {
  return accountsOf(memberId).venue(venue, currency);
}

export async function seatBalance(
  db: Db | Tx,
  seat: SeatMoney,
): Promise<Money & { readonly currency: WalletCurrency }> {
  const { currency } = seat;
  return { ...money(currency, (await readBalance(db, seatAccount(seat))).minor), currency };
}
