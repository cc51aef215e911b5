import type { Bet } from '@fairway/contract/sportsbook/schemas.ts';
import type { LegRow } from '../../tables.ts';
import type { NewBet } from '../bets-store.ts';
import type { Offer } from './offer.ts';
import { presentBet } from '../present-bet.ts';

/** A bet that has just been booked, from what its booking read. */
export function presentNewBet(
  bet: NewBet,
  legs: readonly LegRow[],
  { names, fixtures }: Pick<Offer, 'names' | 'fixtures'>,
): Bet {
  const row = {
    ...bet,
    returned: null,
    settled_at: null,
    settlement_count: 0,
    refusal: null,
    refusal_params: null,
    cashed_stake: 0n,
    cashed_returned: 0n,
    cashed_turnover: 0n,
  };
  const judged = new Map(fixtures.map((fixture) => [fixture.id, fixture]));
  return presentBet(
    { bet: row, legs, settlements: [], cashOuts: [], autoCashOut: null },
    { ...names, fixtures: judged },
  );
}
