import type { PlayedHand } from '@fairway/contract/tables/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { houseMemberTable } from '../house-member-tables.ts';
import { tableGame } from '../kinds/game-hand.ts';
import { shownAct } from '../kinds/kept-act.ts';
import type { ReadHand } from './read-hand.ts';

/** What a hand that is over is played again from, by the verifier. Nothing of it is hidden any more: bids and bets are out with the end. */
export function presentReplay({ row, seats, acts }: ReadHand): PlayedHand['replay'] {
  const { currency, game } = houseMemberTable(row.table_code);
  const text = (minor: bigint) => formatMoney(money(currency, minor));
  const { details } = tableGame(game);
  return {
    seats: seats.map(({ seat, stack }) => ({ seat, stack: text(stack) })),
    acts: acts.map((act) => ({ seat: act.seat, ...shownAct(details, act, text) })),
  };
}
