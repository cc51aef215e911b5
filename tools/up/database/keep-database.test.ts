import { describe, expect, it } from 'vitest';
import type { Secrets } from '../settings/secrets.ts';
import type { UpSettings } from '../settings/settings.ts';
import type { UpDatabase } from './database.ts';
import { keepDatabase } from './keep-database.ts';

/** A database that ends when it is killed; opening fails as often as `faults` says after each death. */
function databases(faults: number) {
  let opened = 0;
  let failing = 0;
  let kill = () => {};
  const open = (): Promise<UpDatabase> => {
    if (failing > 0) {
      failing -= 1;
      return Promise.reject(new Error('pre-existing shared memory block is still in use'));
    }
    opened += 1;
    const ended = new Promise<void>((resolve) => {
      kill = () => {
        failing = faults;
        resolve();
      };
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what keeping reads of a database
    return Promise.resolve({ urls: { app: 'postgres://one' }, ended, stop: async () => {} } as UpDatabase);
  };
  return { open, opened: () => opened, kill: () => kill() };
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- passed on to `open` alone
const nothing = {} as UpSettings & Secrets;

describe('a database that is kept', () => {
  it('is started again where sessions of the killed one still hold its memory', async () => {
    const { open, opened, kill } = databases(2);
    const stoppers: (() => Promise<void>)[] = [];
    const failures: Error[] = [];
    await keepDatabase(nothing, nothing, stoppers, (fault) => failures.push(fault), open);
    kill();
    await expect.poll(opened, { timeout: 10_000 }).toBe(2);
    expect(failures).toEqual([]);
    for (const stop of stoppers) await stop();
  });
});
