import type { MemberTable } from '@fairway/contract/tables/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import type { Language } from '#platform/errors.ts';
import type { HouseMemberTable } from './house-member-tables.ts';
import { tableGame } from './kinds/game-hand.ts';

/** A table as lists show it. */
export function presentTable(table: HouseMemberTable, taken: number, language: Language): MemberTable {
  const { unit, currency } = table;
  const { rake, seats } = tableGame(table.game);
  return {
    table: table.code,
    game: table.game,
    name: language === 'en' ? table.name.en : table.name.zh,
    currency,
    blinds:
      table.game === 'holdem'
        ? { small: formatMoney(money(currency, unit.minor / 2n)), big: formatMoney(unit) }
        : null,
    unit: formatMoney(unit),
    leastStack: formatMoney(table.leastStack),
    buyIn: { least: formatMoney(table.buyIn.least), most: formatMoney(table.buyIn.most) },
    seats: table.seats,
    leastSeats: seats.least,
    taken,
    rake: {
      percent: Number(rake.percent),
      most: rake.cap === null ? null : formatMoney(money(currency, unit.minor * rake.cap)),
    },
  };
}
