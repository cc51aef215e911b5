import { isDeepStrictEqual } from 'node:util';
import { openApproval, voidApprovals } from '#modules/operators';
import type { Tx } from '#platform/db/database.ts';
import { rehearse } from '#platform/db/rehearse.ts';
import type { MovedByFiles } from '../importing/moved-by-files-store.ts';
import { recordResult, type NewResult } from '../results/record-result.ts';
import { previewSettlement } from '../settlement/preview-settlement.ts';
import type { FixtureRow } from '../tables.ts';
import { decidingWithBets, recordNews, type RecordNews } from './record-from-file.ts';
import { resultProposal, readProposedResult } from './settlement-proposals.ts';
import { takesTwoInFile } from './takes-two.ts';

/**
 * How the results of a file that no operator hands in are recorded, such as one of the command line: one that takes two people
 * is left out. A proposal would need a proposer of its own, and who runs a command could name anybody and then approve it.
 */
export function recordAtOnce(moved: MovedByFiles): RecordNews {
  return decidingWithBets(async (tx, app, news, fixture) => {
    const effect = await rehearse(tx, async () =>
      (await recordResult(tx, app, news)) ? previewSettlement(tx, app, fixture.id) : null,
    );
    // What the field decided stays whatever the file says, so nothing of it takes two people.
    if (effect === null) return recordNews(tx, app, news);
    if (takesTwoInFile(app, moved, effect, fixture))
      return (await isProposed(tx, fixture, news.result)) ? 'waits' : 'takesTwo';
    await voidApprovals(tx, app, String(fixture.id), resultProposal.name);
    return recordNews(tx, app, news);
  });
}

/** Whether an operator has proposed this very result already. */
async function isProposed(tx: Tx, fixture: FixtureRow, result: NewResult): Promise<boolean> {
  const waiting = await openApproval(tx, resultProposal.name, String(fixture.id));
  return (
    waiting?.object_version === String(fixture.result_version) &&
    isDeepStrictEqual(readProposedResult(waiting.payload), result)
  );
}
