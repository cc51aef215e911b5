import type { DealerRules } from '@fairway/contract/dealer/codes.ts';
import { decimalText, dealerTables, spotFigures } from '@fairway/fair-games';

export interface PresentedSpot {
  readonly spot: string;
  readonly odds: string;
  readonly chance: string;
  readonly rtp: string;
}

const known = new Map<DealerRules, readonly PresentedSpot[]>();

/** Every spot of a table with its figures, enumerated once. */
export function spotsOf(code: DealerRules): readonly PresentedSpot[] {
  const found = known.get(code);
  if (found) return found;
  const rules = dealerTables[code];
  const spots = rules.spots.map((spot) => {
    const { odds, chance, rtp } = spotFigures(rules, spot);
    const tenThousandths = rtp.roundTo(6, 'halfUp').toString().padStart(7, '0');
    return {
      spot,
      odds: decimalText(odds),
      chance: chance.toString(),
      // 0.989421 is 98.9421 per cent.
      rtp: `${tenThousandths.slice(0, -4).replace(/^0+(?=\d)/, '')}.${tenThousandths.slice(-4)}`,
    };
  });
  known.set(code, spots);
  return spots;
}
