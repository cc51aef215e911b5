import {
  memberTableCodes,
  type MemberTableCode,
  type MemberTableGame,
} from '@fairway/contract/tables/codes.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { money, type Money } from '@fairway/money';

/** A table of the house between members. What it takes is also in its row (0413), which judges by it. */
export interface HouseMemberTable {
  readonly code: MemberTableCode;
  readonly game: MemberTableGame;
  readonly name: { readonly zh: string; readonly en: string };
  readonly currency: WalletCurrency;
  /** The big blind. */
  readonly unit: Money;
  readonly buyIn: { readonly least: Money; readonly most: Money };
  readonly seats: number;
}

/** Buy-ins in big blinds. */
const [leastBlinds, mostBlinds] = [40n, 200n];

const tables: Readonly<Record<MemberTableCode, HouseMemberTable>> = {
  holdem1: table('holdem1', '德州扑克 · 初级桌', 'Hold’em · Starter', 'CNY', 200n, 6),
  holdem2: table('holdem2', '德州扑克 · 中级桌', 'Hold’em · Middle', 'CNY', 1000n, 6),
  holdem3: table('holdem3', '德州扑克 · 单挑桌', 'Hold’em · Heads-up', 'CNY', 200n, 2),
  holdem4: table('holdem4', '德州扑克 · USDT 桌', 'Hold’em · USDT', 'USDT', 400_000n, 6),
};

/** In the order to show them. */
export const houseMemberTables: readonly HouseMemberTable[] = memberTableCodes.map((code) => tables[code]);

export function houseMemberTable(code: MemberTableCode): HouseMemberTable {
  return tables[code];
}

export function isMemberTable(place: string): place is MemberTableCode {
  return Object.hasOwn(tables, place);
}

/** From the end of a hand to the next: long enough to see what was shown. */
export const betweenHandsSeconds = 5;
/** A hand that nobody has moved on for so long is given up; the rows say the same. */
export const stoppedSeconds = 120;
/** Hands missed in a row until a seat is dealt none, and how long it is kept then, or unseen. */
export const mostMissed = 2;
export const awaySeconds = 300;

function table(
  code: MemberTableCode,
  zh: string,
  en: string,
  currency: WalletCurrency,
  unit: bigint,
  seats: number,
): HouseMemberTable {
  return {
    code,
    game: 'holdem',
    name: { zh, en },
    currency,
    unit: money(currency, unit),
    buyIn: { least: money(currency, unit * leastBlinds), most: money(currency, unit * mostBlinds) },
    seats,
  };
}
