import {
  dealerTableCodes,
  type DealerGame,
  type DealerRules,
  type DealerTableCode,
} from '@fairway/contract/dealer/codes.ts';
import { dealerTables, type DealerTableRules } from '@fairway/fair-games';
import { bounds } from '../rules/house-games.ts';

/** A table of the house: what is played there, by which rules it pays, and the return of its main spots. */
export interface HouseTable {
  readonly code: DealerTableCode;
  readonly game: DealerGame;
  readonly rules: DealerRules;
  readonly name: { readonly zh: string; readonly en: string };
  /** Theoretical return in percent of the spot that returns most; a test compares it with the enumeration. */
  readonly rtp: string;
}

const tables: Readonly<Record<DealerTableCode, Omit<HouseTable, 'code'>>> = {
  baccarat1: table('baccarat', 'baccarat', '经典百家乐', 'Classic Baccarat', '98.94'),
  baccarat2: table('baccarat', 'baccaratNoCommission', '免佣百家乐', 'No Commission Baccarat', '98.76'),
  dragontiger1: table('dragonTiger', 'dragonTiger', '龙虎', 'Dragon Tiger', '96.27'),
  roulette1: table('roulette', 'roulette', '欧式轮盘', 'European Roulette', '97.30'),
  sicbo1: table('sicbo', 'sicbo', '骰宝', 'Sic Bo', '97.22'),
};

/** In the order to show them. */
export const houseTables: readonly HouseTable[] = dealerTableCodes.map((code) => ({ code, ...tables[code] }));

/** What the four games take at first: of all spots of a deal together, and what they may return. */
export const dealerBounds = bounds(20_000n, 500_000n);

export function houseTable(code: DealerTableCode): HouseTable {
  return { code, ...tables[code] };
}

export function rulesOf({ rules }: Pick<HouseTable, 'rules'>): DealerTableRules {
  return dealerTables[rules];
}

/** From naming a deal to its betting. */
export const announcedSeconds = 1;
/** From the closing to the first card, from card to card, and from the last one to the result. */
export const cardSeconds = 1;
/** From a result to the next deal: long enough to see it. */
export const pauseSeconds = 5;
/** A deal that has not begun so long after the closing gives the stakes back; the rows say the same. */
export const undealtSeconds = 120;
/** How long deals go on after a page last asked for the table. */
export const interestSeconds = 180;

function table(
  game: DealerGame,
  rules: DealerRules,
  zh: string,
  en: string,
  rtp: string,
): Omit<HouseTable, 'code'> {
  return { game, rules, name: { zh, en }, rtp };
}
