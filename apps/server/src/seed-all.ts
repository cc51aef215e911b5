import { createApp } from './app.ts';
import { ConfigFault, type Config } from './config.ts';
import { seedDay } from './demo-day/seed-day.ts';
import { mounts } from './modules/mounts.ts';

/** Nobody waits for an answer here, and half a minute on a busy machine is no reason to give up a first start. */
const patience = 30_000;

/**
 * Fills an empty installation with demo data that looks alive; every module writes its own share, in the ladder's
 * order, and `day` puts a month of a site that runs on top, so that no list of the console is empty. Throws a ConfigFault in production: demo logins have passwords that everybody can read.
 */
export async function seedAll(config: Config, { day = false }: { day?: boolean } = {}): Promise<void> {
  if (config.production) throw new ConfigFault(['seed: demo data is never written to a production site']);
  const fairway = await createApp(config, { work: false, connectionWait: patience });
  try {
    for (const mount of mounts) await mount.seed?.(fairway.app);
    if (day) await seedDay(fairway.app);
  } finally {
    await fairway.close();
  }
}
