import type { SiteConfiguration } from '@fairway/contract/site/configuration-schemas.ts';
import { defineRemembered } from '#platform/memory/remembered.ts';
import type { Platform } from '#platform/platform.ts';
import { firstConfiguration } from './first-configuration.ts';
import { findConfiguration } from './site-configurations-store.ts';
import { findLatestPublication } from './site-publications-store.ts';

/** How long what this process read is believed, in ms. Screens that hear of a change ask a little later than this. */
const believedMs = 1_000;

export interface Published {
  version: number;
  /** Grows with every publishing, so that going back to an older version is news as well. */
  decision: number;
  configuration: SiteConfiguration;
}

/**
 * The configuration that visitors see now, from memory: at most one read of the database a second, however many ask at
 * once. A database without one (before the first start has written it) shows what every installation begins with.
 */
const published = defineRemembered({ name: 'site.configuration', believedMs }, read);

export function publishedConfiguration(app: Platform): Promise<Published> {
  return published.read(app);
}

/** After a change in this process: the next reader asks the database. */
export function forgetPublished(app: Platform): void {
  published.forget(app);
}

async function read(app: Platform): Promise<Published> {
  const latest = await findLatestPublication(app.db);
  const row = latest && (await findConfiguration(app.db, latest.version));
  return row
    ? { version: row.version, decision: latest.number, configuration: row.configuration }
    : { version: 1, decision: 0, configuration: firstConfiguration };
}
