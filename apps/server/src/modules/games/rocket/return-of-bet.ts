import { playRocket, returnOf } from '@fairway/fair-games';
import { money, type Money } from '@fairway/money';
import type { EndedFlightBetRow } from './tables.ts';

/** What a bet returns on a flight that ended at a point of hundredths: its target and the house's most are one height, the lower. */
export function returnOfBet(row: EndedFlightBetRow, point: number): Money {
  const target = Math.min(Number(row.target ?? Infinity), Number(row.most_height));
  const acts = row.height === null ? [] : [{ act: 'cashOut', at: Number(row.height) }];
  return returnOf(money(row.currency, row.stake), playRocket(point, { target }, acts).multiplier);
}
