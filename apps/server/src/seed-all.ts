import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { mounts } from './modules/mounts.ts';

/** Fills an empty installation with demo data that looks alive; every module writes its own share, in the ladder's order. */
export async function seedAll(config: Config): Promise<void> {
  const fairway = await createApp(config, { work: false });
  try {
    for (const mount of mounts) await mount.seed?.(fairway.app);
  } finally {
    await fairway.close();
  }
}
