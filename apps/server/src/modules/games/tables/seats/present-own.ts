import type { OwnSeat } from '@fairway/contract/tables/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { proveCards } from '../hands/prove-cards.ts';
import type { ReadHand } from '../hands/read-hand.ts';
import { houseMemberTable } from '../house-member-tables.ts';
import type { SittingRow } from '../rows.ts';

/** The caller's seat with the cards of the present hand, for its own eyes. */
export function presentOwn(sitting: SittingRow, read: ReadHand | null): OwnSeat {
  const { seat, bank } = sitting;
  const dealtIn = read?.seats.find((one) => one.seat === seat && one.seat_id === sitting.seat_id);
  if (!read || !dealtIn) return { seat, bank, cards: [], hand: null, options: null, chosen: null };
  return {
    seat,
    bank,
    hand: read.row.id,
    cards: read.pack && !read.row.cancelled_at ? proveCards(read.pack, read.hand.ownPlaces(seat)) : [],
    options: optionsAt(read, seat),
    chosen: read.hand.chosen(seat),
  };
}

function optionsAt({ row, hand }: ReadHand, seat: number): OwnSeat['options'] {
  if (!row.dealt_at || row.ended_at || row.cancelled_at) return null;
  const { currency } = houseMemberTable(row.table_code);
  return hand.options(seat, (minor) => formatMoney(money(currency, minor)));
}
