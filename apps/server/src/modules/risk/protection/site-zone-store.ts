import { sql } from 'kysely';
import type { Platform } from '#platform/platform.ts';

/** Writes the time zone of the site's days to the database, which counts stakes by itself. */
export async function writeSiteZone({ db, config }: Platform): Promise<() => Promise<void>> {
  await sql`update risk_site_zone set zone = ${config.siteTimeZone} where zone <> ${config.siteTimeZone}`.execute(
    db,
  );
  return async () => {};
}
