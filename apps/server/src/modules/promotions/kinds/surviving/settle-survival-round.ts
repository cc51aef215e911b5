import { pickOutcome, roundsSurvived } from '@fairway/promotions';
import { databaseNow } from '#platform/db/database-now.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { selectVersion } from '../../campaigns/versions-store.ts';
import { isDecided, scoresOf } from '../rounds/match-state.ts';
import { selectMatches } from '../rounds/matches-store.ts';
import type { RoundKey } from '../rounds/round-rows.ts';
import { holdRound, selectRounds, updateSettled } from '../rounds/rounds-store.ts';
import { firstRound } from './own-state.ts';
import { selectPicks, updateOutcome } from './picks-store.ts';
import { sharePot } from './share-pot.ts';
import { survivorsOf } from './survivors-of.ts';

/**
 * Settles a round once all its matches are decided: each pick is in or out. With the last round, or when nobody is left, the pot is shared
 * in the same transaction. Does nothing before, and nothing a second time. A first round that nobody joined is void.
 */
export async function settleSurvivalRound(app: Platform, key: RoundKey): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const round = await holdRound(tx, key);
    if (round?.state !== 'open') return;
    const now = await databaseNow(tx);
    const matches = await selectMatches(tx, key);
    if (now < round.closes_at || !isDecided(matches, now)) return;
    const version = await selectVersion(tx, round.version);
    if (version?.document.kind !== 'surviving') throw new Error('a round without its terms');

    const scores = scoresOf(matches, now);
    for (const [index, { place }] of matches.entries())
      for (const side of ['home', 'away'] as const)
        await updateOutcome(tx, { ...key, place, side }, pickOutcome(side, scores[index] ?? null));
    const first = firstRound(await selectRounds(tx, key));
    const survivors = survivorsOf(await selectPicks(tx, key.no), { first, last: key.round });
    // Nobody joined: the first round comes again.
    if (survivors.length === 0) return updateSettled(tx, key, { state: 'void' });
    const turn = key.round - first + 1;
    const isAnyIn = survivors.some((survivor) => roundsSurvived(survivor) === turn);
    const isLast = !isAnyIn || turn >= version.document.rounds;
    if (isLast) await sharePot(tx, app, { round, terms: version.document, survivors });
    await updateSettled(tx, key, { state: 'settled', isLast });
  });
}
