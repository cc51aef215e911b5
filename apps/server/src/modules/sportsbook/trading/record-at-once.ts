import { voidApprovals } from '#modules/operators';
import { rehearse } from '#platform/db/rehearse.ts';
import type { MovedByFiles } from '../importing/moved-by-files-store.ts';
import { recordResult } from '../results/record-result.ts';
import { previewSettlement } from '../settlement/preview-settlement.ts';
import { decidingWithBets, recordNews, type RecordNews } from './record-from-file.ts';
import { resultProposal } from './settlement-proposals.ts';
import { takesTwoInFile } from './takes-two.ts';
import { waitingEffect } from './waiting-result.ts';

/**
 * How the results of a file that no operator hands in are recorded, such as one of the command line: one that takes two people
 * is left out. A proposal would need a proposer of its own, and who runs a command could name anybody and then approve it.
 */
export function recordAtOnce(moved: MovedByFiles): RecordNews {
  return decidingWithBets(async (tx, app, news, fixture) => {
    const effect = await rehearse(tx, async () => {
      await recordResult(tx, app, news);
      return previewSettlement(tx, app, fixture.id);
    });
    if (takesTwoInFile(app, moved, effect, fixture))
      return (await waitingEffect(tx, fixture, news.result)) ? 'waits' : 'takesTwo';
    await voidApprovals(tx, app, String(fixture.id), resultProposal.name);
    return recordNews(tx, app, news);
  });
}
