import { baccarat, baccaratNoCommission } from './baccarat/baccarat.ts';
import type { DealerTableRules } from './dealer-rules.ts';
import { dragonTiger } from './dragon-tiger.ts';
import { roulette } from './roulette.ts';
import { sicbo } from './sicbo.ts';

/** The rules by which tables pay, by code. */
export const dealerTables = {
  baccarat,
  baccaratNoCommission,
  roulette,
  dragonTiger,
  sicbo,
} as const satisfies Readonly<Record<string, DealerTableRules>>;
export type DealerTableCode = keyof typeof dealerTables;

export function isDealerTable(value: unknown): value is DealerTableCode {
  return typeof value === 'string' && Object.hasOwn(dealerTables, value);
}
