import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { selectVersion } from '../../campaigns/versions-store.ts';
import { holdRound, selectRounds } from '../rounds/rounds-store.ts';
import { selectLeftOver, updateLast } from './left-over-store.ts';
import { firstRound } from './own-state.ts';
import { selectPicks } from './picks-store.ts';
import { sharePot } from './share-pot.ts';
import { survivorsOf } from './survivors-of.ts';

/** Shares the pots of campaigns whose window ended between two rounds: those who are in after the last settled one have stayed in longest. */
export async function endEarly(app: Platform): Promise<void> {
  for (const key of await selectLeftOver(app.db))
    await inTransaction(app.db, async (tx) => {
      const round = await holdRound(tx, key);
      if (round?.state !== 'settled' || round.is_last) return;
      const version = await selectVersion(tx, round.version);
      if (!version) throw new Error('a round without its terms');
      const first = firstRound(await selectRounds(tx, key));
      const survivors = survivorsOf(await selectPicks(tx, key.no), { first, last: key.round });
      await sharePot(tx, app, { round, terms: version.document, survivors });
      await updateLast(tx, key);
    });
}
