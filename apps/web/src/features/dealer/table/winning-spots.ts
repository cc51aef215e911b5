import type { DealResult } from '@fairway/contract/dealer/schemas.ts';
import { dealerTables } from '@fairway/fair-games';
import { Fraction } from '@fairway/money';
import type { TableDetails } from '../api/shapes.ts';

/** The spots that return more than their stake for a result, by the table's own rules. */
export function winningSpots(
  { rules, spots }: Pick<TableDetails, 'rules' | 'spots'>,
  result: DealResult,
): Set<string> {
  const { pays } = dealerTables[rules];
  return new Set(
    spots.map(({ spot }) => spot).filter((spot) => pays(spot, result).compare(Fraction.ONE) > 0),
  );
}
