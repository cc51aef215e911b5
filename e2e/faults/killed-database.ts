import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { coming, slipOf } from './betting.ts';
import { insist, pause, until } from './client.ts';
import { expectPurse, openFunded } from './member.ts';
import type { World } from './world.ts';

/** The database dies by SIGKILL while buttons are pressed: what was answered is kept, what was not happens once. */
export function databaseKilled(world: () => World): void {
  it('loses nothing that was answered, and doubles nothing that was not', async () => {
    const next = await coming(world());
    const travellers = await Promise.all([1, 2, 3].map(() => openFunded(world(), '1000')));
    const pick = next();
    for (const { api, purse } of travellers) {
      await insist(() => api.transferToVenue({ channelCode: 'fairway-sports', amount: '500' }, opId()));
      purse.center -= 500_00n;
      purse.sports += 500_00n;
    }

    // Each presses six buttons again and again with their keys; the first answers come before the kill.
    let killed = false;
    let answeredBefore = 0;
    const pressed = travellers.flatMap(({ api, purse }) =>
      [1, 2, 3].flatMap((turn) => {
        const [move, bet] = [opId(), opId()];
        const noteAnswer = () => {
          if (!killed) answeredBefore += 1;
        };
        return [
          pause(turn * 60).then(async () => {
            await insist(() => api.transferToVenue({ channelCode: 'fairway-sports', amount: '50' }, move));
            noteAnswer();
            purse.center -= 50_00n;
            purse.sports += 50_00n;
          }),
          pause(turn * 60).then(async () => {
            await insist(() => api.placeBet(slipOf(pick, '100'), bet));
            noteAnswer();
            purse.sports -= 100_00n;
          }),
        ];
      }),
    );
    await pause(80 + world().random.integer(120));
    await killPostmaster(world());
    killed = true;
    await Promise.all(pressed);

    for (const traveller of travellers) await expectPurse(traveller);
    expect(answeredBefore).toBeLessThan(18);
  });
}

const opId = () => ({ operationId: randomUUID() });

/** Kills the parent of our own backend, and waits until another one takes connections. */
async function killPostmaster({ sql }: World): Promise<void> {
  const { rows } = await sql.query<{ pid: number }>('select pg_backend_pid() as pid');
  const status = readFileSync(`/proc/${rows[0]?.pid ?? 0}/status`, 'utf8');
  const postmaster = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
  process.kill(postmaster, 'SIGKILL');
  await until(
    'the database',
    async () => {
      try {
        await sql.query('select 1');
        return true;
      } catch {
        return false;
      }
    },
    (well) => well,
  );
}
