import type { OwnSeat } from '@fairway/contract/tables/schemas.ts';
import { holdem, optionsOf, seatIn } from '@fairway/fair-games';
import { formatMoney, money } from '@fairway/money';
import { proveCards } from '../hands/prove-cards.ts';
import type { ReadHand } from '../hands/read-hand.ts';
import { houseMemberTable } from '../house-member-tables.ts';
import type { SittingRow } from '../rows.ts';
import type { SecretPack } from '../secret-pack.ts';

/** The caller's seat with the cards of the present hand, for its own eyes. */
export function presentOwn(sitting: SittingRow, read: ReadHand | null, pack: SecretPack | null): OwnSeat {
  const { seat, bank } = sitting;
  const dealtIn = read?.seats.find((one) => one.seat === seat && one.seat_id === sitting.seat_id);
  if (!read || !dealtIn) return { seat, bank, cards: [], hand: null, options: null };
  return {
    seat,
    bank,
    hand: read.row.id,
    cards: pack ? proveCards(pack, holdem.ownPlaces(read.hand, seat)) : [],
    options: optionsAt(read, seat),
  };
}

function optionsAt({ row, hand }: ReadHand, seat: number): OwnSeat['options'] {
  if (hand.turn !== seat || !row.dealt_at || row.ended_at || row.cancelled_at) return null;
  const { currency } = houseMemberTable(row.table_code);
  const text = (minor: bigint) => formatMoney(money(currency, minor));
  const { call, raise } = optionsOf(hand, seatIn(hand, seat));
  return { call: text(call), raise: raise && { least: text(raise.least), most: text(raise.most) } };
}
