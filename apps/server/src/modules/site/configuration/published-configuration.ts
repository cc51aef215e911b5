import type { SiteConfiguration } from '@fairway/contract/site/configuration.ts';
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

interface Remembered {
  until: number;
  published: Promise<Published>;
}

const memory = new WeakMap<Platform, Remembered>();

/**
 * The configuration that visitors see now, from memory: at most one read of the database a second, however many ask at
 * once. A database without one (before the first start has written it) shows what every installation begins with.
 */
export function publishedConfiguration(app: Platform): Promise<Published> {
  const now = app.clock.now().getTime();
  const known = memory.get(app);
  if (known && known.until > now) return known.published;
  const published = read(app);
  memory.set(app, { until: now + believedMs, published });
  // What could not be read is not remembered.
  published.catch(() => memory.delete(app));
  return published;
}

/** After a change in this process: the next reader asks the database. */
export function forgetPublished(app: Platform): void {
  memory.delete(app);
}

async function read(app: Platform): Promise<Published> {
  const latest = await findLatestPublication(app.db);
  const row = latest && (await findConfiguration(app.db, latest.version));
  return row
    ? { version: row.version, decision: latest.number, configuration: row.configuration }
    : { version: 1, decision: 0, configuration: firstConfiguration };
}
