import { addSeconds } from '#platform/clock.ts';
import { connectAdapter } from '#platform/adapters/connect-adapter.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import { faultFields } from '#platform/logger.ts';
import type { Platform } from '#platform/platform.ts';
import { venues } from '../../catalogue/registry.ts';
import { forgetReleased } from '../../games/released-games.ts';
import { writeReading } from './listed-games-store.ts';
import { ourCodeOf } from './our-code-of.ts';
import { ListUnread, type ReadProviderList } from './provider-list.ts';
import { noteReading } from './readings-store.ts';

/** A game counts as missing once a night, however often the job comes again. */
const nightSeconds = 12 * 3600;

/**
 * Each night the list of games of each provider is read. What is new waits for an operator; what two readings in a row did not have
 * is closed. A provider that does not give its list is named on the console and closes nothing; the job comes again.
 */
export const readGameListsJob = definePeriodicJob({
  name: 'venues.read-game-lists',
  every: { dailyAt: '03:50' },
  async run(app) {
    const faults: unknown[] = [];
    for (const { provider, read } of listsOf(app)) {
      await readGameList(app, provider, read).catch(async (fault: unknown) => {
        faults.push(fault);
        app.logger.warn({ ...faultFields(fault), venue: provider }, 'a venue did not give its list of games');
        await noteReading(app.db, { provider, read_at: app.clock.now(), games: 0, fault: 'unreachable' });
      });
    }
    if (faults.length > 0) throw new AggregateError(faults, 'lists of games are missing');
  },
});

/** Reads one provider's list and writes what it changes. Throws ListUnread, for an empty one as well: it would close everything. */
export async function readGameList(app: Platform, provider: string, read: ReadProviderList): Promise<void> {
  const found = await read();
  if (found.length === 0) throw new ListUnread('an empty list');
  const now = app.clock.now();
  const games = new Map(
    found.map(({ code, name }) => [
      code,
      { code, game: ourCodeOf(provider, code), zh: name.zh, en: name.en },
    ]),
  );
  await inTransaction(app.db, async (tx) => {
    const countedBefore = addSeconds(now, -nightSeconds);
    await writeReading(tx, provider, { games: [...games.values()], now, countedBefore });
    await noteReading(tx, { provider, read_at: now, games: games.size, fault: '' });
  });
  forgetReleased(app);
}

/** The lists that can be read: of every seamless venue that is configured with a key to it. */
export function listsOf(app: Platform): { provider: string; read: ReadProviderList }[] {
  return venues.flatMap(({ code, seamless }) => {
    const read = seamless && connectAdapter(app, seamless)?.listGames;
    return read ? [{ provider: code, read }] : [];
  });
}
