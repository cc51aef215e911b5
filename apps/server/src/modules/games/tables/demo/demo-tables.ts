import type { MemberTableGame } from '@fairway/contract/tables/codes.ts';
import { houseMemberTable, type HouseMemberTable } from '../house-member-tables.ts';

/** The seat of who plays; the bots have the others. */
export const demoSeat = 1;

const seats: Readonly<Record<MemberTableGame, number>> = { holdem: 4, niuniu: 4, doudizhu: 3 };

/** A demo table is the smallest one of its game, with fewer seats. */
export function demoTable(game: MemberTableGame): HouseMemberTable {
  const table = houseMemberTable(`${game}1`);
  return {
    ...table,
    seats: seats[game],
    name: { zh: table.name.zh.replace('初级桌', '试玩桌'), en: table.name.en.replace('Starter', 'Demo') },
  };
}
