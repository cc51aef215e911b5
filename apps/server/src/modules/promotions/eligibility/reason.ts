import type { EligibilityReason } from '@fairway/contract/promotions/schemas.ts';
import { formatMoney, money } from '@fairway/money';

type Rule = EligibilityReason['rule'];

/** A rule on a count: days, levels, times. */
export function countReason(rule: Rule, need: number, have: number, met: boolean): EligibilityReason {
  return { rule, need: String(need), have: String(have), met };
}

/** A rule on an amount that has to be reached, fen. */
export function amountReason(rule: Rule, need: bigint, have: bigint): EligibilityReason {
  return { rule, need: yuan(need), have: yuan(have), met: have >= need };
}

function yuan(minor: bigint): string {
  return formatMoney(money('CNY', minor < 0n ? 0n : minor));
}
