import { sql } from 'kysely';
import type { Platform } from '#platform/platform.ts';

/** Tells the database the zone in which days turn; it counts stakes where no process can tell it. */
export async function writeSiteZone({ db, config }: Platform): Promise<() => Promise<void>> {
  await sql`update risk_site_zone set zone = ${config.siteTimeZone} where zone <> ${config.siteTimeZone}`.execute(
    db,
  );
  return async () => {};
}
