import { inTransaction } from '#platform/db/transaction.ts';
import { addSeconds } from '#platform/clock.ts';
import type { Platform } from '#platform/platform.ts';
import { insertPublication } from '../documents/publications-store.ts';
import { insertVersion } from '../documents/versions-store.ts';
import { firstNews } from '../news/seed/first-news.ts';
import { firstContent, firstDrafts } from './first-content.ts';

/** Writes and publishes what an installation begins with, and some drafts; an existing document keeps its own. */
export async function seedContent(app: Platform): Promise<void> {
  const at = app.clock.now();
  const author = undefined;
  await inTransaction(app.db, async (tx) => {
    for (const { kind, key, document } of firstContent)
      if (await insertVersion(tx, { kind, key, version: 1, document, author, at }))
        await insertPublication(tx, { kind, key, number: 1, version: 1, goesLiveAt: at, author, at });
    for (const { kind, key, document, secondsAgo } of firstNews)
      if (await insertVersion(tx, { kind, key, version: 1, document, author, at })) {
        const goesLiveAt = addSeconds(at, -secondsAgo);
        await insertPublication(tx, { kind, key, number: 1, version: 1, goesLiveAt, author, at });
      }
    for (const { kind, key, document } of firstDrafts)
      await insertVersion(tx, { kind, key, version: 1, document, author, at });
  });
}
