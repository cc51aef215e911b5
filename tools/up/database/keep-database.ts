import { openDatabase } from './database.ts';
import type { UpDatabase } from './database.ts';
import { say } from '../say.ts';
import type { Secrets } from '../settings/secrets.ts';
import type { UpSettings } from '../settings/settings.ts';

/** Sessions outlive a database that was killed by a statement at most, and hold its memory: so long it is tried again. */
const triedMs = 30_000;
const pauseMs = 500;

/**
 * Opens the database and starts it again on the same port when it dies under us, at most five times a minute. Its
 * stopper is registered before the start, so that an interrupted start is cleaned up as well.
 */
export async function keepDatabase(
  settings: UpSettings,
  secrets: Secrets,
  stoppers: (() => Promise<void>)[],
  fail: (error: Error) => void,
  open: typeof openDatabase = openDatabase,
): Promise<UpDatabase> {
  let stopping = false;
  let current = open(settings, secrets);
  const ends: number[] = [];

  const openAgain = async (): Promise<UpDatabase> => {
    const deadline = performance.now() + triedMs;
    for (;;) {
      try {
        return await open(settings, secrets);
      } catch (fault) {
        if (stopping || performance.now() > deadline) throw fault;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  };

  const watch = async (): Promise<void> => {
    await (
      await current
    ).ended;
    if (stopping) return;
    ends.push(performance.now());
    if (ends.filter((at) => performance.now() - at < 60_000).length > 5) {
      throw new Error('The database ended six times within a minute.');
    }
    say('数据库意外退出，正在重启', 'the database ended, starting it again');
    current = openAgain();
    // The programs hold its address; on another port it would be of no use to them.
    if ((await current).urls.app !== first.urls.app)
      throw new Error('The database could not get its port back.');
    await watch();
  };

  stoppers.push(async () => {
    stopping = true;
    const database = await current.catch(() => undefined);
    await database?.stop();
  });
  const first = await current;
  watch().catch(fail);
  return first;
}
