import { retryDeadJobs } from '#platform/jobs/dead-jobs-store.ts';
import { createApp } from './app.ts';
import { ConfigFault, type Config } from './config.ts';

/** Gives dead jobs their tries back: `node main.ts retry-jobs <id> …`. A job that is not dead is named and left alone. */
export async function retryJobs(config: Config, ids: readonly string[]): Promise<void> {
  if (ids.length === 0 || !ids.every((id) => /^[1-9]\d{0,17}$/.test(id)))
    throw new ConfigFault(['retry-jobs <id> …: the ids of dead jobs']);
  const fairway = await createApp(config, { work: false });
  try {
    const retried = new Set(await retryDeadJobs(fairway.app.db, ids));
    for (const id of ids)
      process.stdout.write(`${id}: ${retried.has(id) ? 'will be tried again' : 'is no dead job'}\n`);
  } finally {
    await fairway.close();
  }
}
