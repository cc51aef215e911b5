import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import { settleSurviving, type Survivor } from '@fairway/promotions';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { promisePrize } from '../rounds/promise-prize.ts';
import type { RoundRow } from '../rounds/round-rows.ts';

/** Promises the pot to those who stayed in longest, once a member. */
export async function sharePot(
  tx: Tx,
  app: Platform,
  { round, terms, survivors }: { round: RoundRow; terms: CampaignTerms; survivors: readonly Survivor[] },
): Promise<void> {
  const { paid } = settleSurviving(round.pot, survivors);
  for (const { id: memberId, amount } of paid)
    await promisePrize(tx, app, { ...round, terms }, { memberId, period: 'pot', amount });
}
