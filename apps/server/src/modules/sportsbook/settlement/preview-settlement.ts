import { cny, formatMoney, money } from '@fairway/money';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { exposureOf } from '../bets/bet-limits.ts';
import type { OpposedByFixture } from './read-facts.ts';
import { settleAll } from './settle-fixture.ts';
import { selectBetsOn, selectLastSettlements, type BetOnMatch } from './settlement-store.ts';

/** Bets judged at a time. */
const batchSize = 5000;

/** What settling a fixture would do, in fen. */
export interface SettlementEffect {
  bets: number;
  corrected: number;
  returns: bigint;
  swing: bigint;
}

/**
 * What settling a fixture's bets by what this transaction knows would pay and take back; writes nothing. Open bets count with what they
 * would return, settled ones with the difference.
 */
export async function previewSettlement(tx: Tx, app: Platform, fixtureId: bigint): Promise<SettlementEffect> {
  const effect: SettlementEffect = { bets: 0, corrected: 0, returns: 0n, swing: 0n };
  const opposed: OpposedByFixture = new Map();
  for (let after: BetOnMatch | undefined; ;) {
    const bets = await selectBetsOn(tx, fixtureId, ['accepted', 'settled', 'voided'], after, batchSize);
    const before = await selectLastSettlements(tx, bets);
    for (const { bet, settled } of await settleAll(tx, app, bets, opposed)) {
      const known = before.get(bet.id);
      if (!known && settled.status === 'open') continue;
      const change = settled.returned - (known?.returned ?? 0n);
      if (known && change === 0n) continue;
      effect.bets += 1;
      // The rest of a bet of which a part was cashed out ends for the first time.
      if (known && !(known.cause === 'cashOut' && known.status === 'accepted')) effect.corrected += 1;
      effect.returns += exposureOf(money(bet.currency, settled.returned));
      effect.swing += exposureOf(money(bet.currency, change < 0n ? -change : change));
    }
    after = bets.at(-1);
    if (bets.length < batchSize) return effect;
  }
}

/** As the contract carries it. */
export function presentEffect({ bets, corrected, returns, swing }: SettlementEffect) {
  return { bets, corrected, returns: formatMoney(cny(returns)), swing: formatMoney(cny(swing)) };
}
