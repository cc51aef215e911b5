import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { demoDownloads } from '../downloads/demo/demo-downloads.ts';
import { demoNotices } from './notices/demo-notices.ts';
import { firstConfiguration } from './first-configuration.ts';
import { insertConfiguration } from './site-configurations-store.ts';
import { insertPublication } from './site-publications-store.ts';

/** Writes what an installation begins with, and a demonstration's notices, as version 1; a database that has one keeps its own. */
export async function seedConfiguration(app: Platform): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const written = await insertConfiguration(tx, {
      version: 1,
      configuration: {
        ...firstConfiguration,
        downloads: demoDownloads,
        notices: demoNotices(app.clock.now()),
      },
      operator: undefined,
      at: app.clock.now(),
    });
    if (written)
      await insertPublication(tx, { number: 1, version: 1, operator: undefined, at: app.clock.now() });
  });
}
