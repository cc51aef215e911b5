import {
  memberTableCodes,
  type MemberTableCode,
  type MemberTableGame,
} from '@fairway/contract/tables/codes.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { money, type Money } from '@fairway/money';
import { tableGame } from './kinds/game-hand.ts';

/** A table of the house between members. What it takes is also in its row (0413, 0437), which judges by it. */
export interface HouseMemberTable {
  readonly code: MemberTableCode;
  readonly game: MemberTableGame;
  readonly name: { readonly zh: string; readonly en: string };
  readonly currency: WalletCurrency;
  /** The big blind, or the base that bids and hands multiply. */
  readonly unit: Money;
  /** Who has less is dealt no hand: the most that a hand can take, so that everybody can pay for what may come. */
  readonly leastStack: Money;
  readonly buyIn: { readonly least: Money; readonly most: Money };
  readonly seats: number;
}

/** Buy-ins in units. */
const buyIns: Readonly<Record<MemberTableGame, readonly [least: bigint, most: bigint]>> = {
  holdem: [40n, 200n],
  niuniu: [160n, 800n],
  doudizhu: [160n, 800n],
};

const tables: Readonly<Record<MemberTableCode, HouseMemberTable>> = {
  holdem1: table('holdem1', 'holdem', ['德州扑克 · 初级桌', 'Hold’em · Starter'], ['CNY', 200n], 6),
  holdem2: table('holdem2', 'holdem', ['德州扑克 · 中级桌', 'Hold’em · Middle'], ['CNY', 1000n], 6),
  holdem3: table('holdem3', 'holdem', ['德州扑克 · 单挑桌', 'Hold’em · Heads-up'], ['CNY', 200n], 2),
  holdem4: table('holdem4', 'holdem', ['德州扑克 · USDT 桌', 'Hold’em · USDT'], ['USDT', 400_000n], 6),
  niuniu1: table('niuniu1', 'niuniu', ['抢庄牛牛 · 初级桌', 'Niuniu · Starter'], ['CNY', 100n], 5),
  niuniu2: table('niuniu2', 'niuniu', ['抢庄牛牛 · 中级桌', 'Niuniu · Middle'], ['CNY', 500n], 5),
  niuniu3: table('niuniu3', 'niuniu', ['抢庄牛牛 · USDT 桌', 'Niuniu · USDT'], ['USDT', 200_000n], 5),
  doudizhu1: table('doudizhu1', 'doudizhu', ['斗地主 · 初级桌', 'Doudizhu · Starter'], ['CNY', 100n], 3),
  doudizhu2: table('doudizhu2', 'doudizhu', ['斗地主 · 中级桌', 'Doudizhu · Middle'], ['CNY', 500n], 3),
  doudizhu3: table('doudizhu3', 'doudizhu', ['斗地主 · USDT 桌', 'Doudizhu · USDT'], ['USDT', 200_000n], 3),
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
  game: MemberTableGame,
  [zh, en]: readonly [zh: string, en: string],
  [currency, unit]: readonly [currency: WalletCurrency, unit: bigint],
  seats: number,
): HouseMemberTable {
  const { leastUnits } = tableGame(game);
  const [least, most] = buyIns[game];
  return {
    code,
    game,
    name: { zh, en },
    currency,
    unit: money(currency, unit),
    leastStack: money(currency, leastUnits === null ? 1n : unit * leastUnits),
    buyIn: { least: money(currency, unit * least), most: money(currency, unit * most) },
    seats,
  };
}
