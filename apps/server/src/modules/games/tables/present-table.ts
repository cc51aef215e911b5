import type { MemberTable } from '@fairway/contract/tables/schemas.ts';
import { rakeCap, rakePercent } from '@fairway/fair-games';
import { formatMoney, money } from '@fairway/money';
import type { Language } from '#platform/errors.ts';
import type { HouseMemberTable } from './house-member-tables.ts';

/** A table as lists show it. */
export function presentTable(table: HouseMemberTable, taken: number, language: Language): MemberTable {
  const { unit, currency } = table;
  return {
    table: table.code,
    game: table.game,
    name: language === 'en' ? table.name.en : table.name.zh,
    currency,
    blinds: { small: formatMoney(money(currency, unit.minor / 2n)), big: formatMoney(unit) },
    buyIn: { least: formatMoney(table.buyIn.least), most: formatMoney(table.buyIn.most) },
    seats: table.seats,
    taken,
    rake: { percent: Number(rakePercent), most: formatMoney(money(currency, unit.minor * rakeCap)) },
  };
}
