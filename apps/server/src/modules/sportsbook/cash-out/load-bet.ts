import { accountsOf, lockAccounts } from '#modules/ledger';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { sportsVenue } from '../bets/bet-limits.ts';
import { selectBet, selectLegs } from '../bets/bets-store.ts';
import { shareFixtures } from '../catalogue/catalogue-store.ts';
import { lockBet } from '../settlement/settlement-store.ts';
import type { BetRow, LegRow } from '../tables.ts';
import { readCashOutFacts, type CashOutFacts } from './read-cash-out-facts.ts';
import { valueBet, type ValuedBet } from './value-bet.ts';

/** A bet under its locks, with what it is worth by what stands while they are held. */
export interface HeldBet {
  readonly bet: BetRow;
  readonly legs: readonly LegRow[];
  readonly facts: CashOutFacts;
  /** Null where it cannot be valued now. */
  readonly valued: ValuedBet | null;
  /** By the database's clock, after the locks. */
  readonly now: Date;
}

/**
 * Holds a bet against its settlement until the transaction ends: its matches are shared, so no result and no price changes meanwhile,
 * then come the accounts that pay, as in a lane, and the bet's row. Undefined where the member has no such bet.
 */
export async function loadBet(
  tx: Tx,
  app: Platform,
  { shard, memberId, betId }: { shard: number; memberId: string; betId: string },
): Promise<HeldBet | undefined> {
  const found = await selectBet(tx, shard, memberId, betId);
  if (!found) return undefined;
  const legs = await selectLegs(tx, shard, [betId]);
  await shareFixtures(tx, [...new Set(legs.map(({ fixture_id }) => fixture_id))]);
  const { house, venue } = accountsOf(memberId);
  const { currency } = found;
  await lockAccounts(tx, [venue(sportsVenue, currency), house('sportsbookPool', currency)]);
  const bet = await lockBet(tx, found);
  if (!bet) return undefined;
  // After the locks: play and clock have gone on while they were waited for.
  const now = await databaseNow(tx);
  const facts = await readCashOutFacts(tx, app, legs, now);
  return { bet, legs, facts, valued: valueBet(app, bet, legs, facts), now };
}
