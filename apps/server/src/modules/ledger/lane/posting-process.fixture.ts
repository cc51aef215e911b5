import { flushCompileCache } from 'node:module';
import { cny } from '@fairway/money';
import { systemClock } from '#platform/clock.ts';
import { createIds } from '#platform/ids.ts';
import { accountsOf, move, openLane } from '../index.ts';

/** A process that posts without end and writes the id of each transfer that was acknowledged; to be killed. */
const [url = '', owner = ''] = process.argv.slice(2);
const ids = createIds(systemClock);
const lane = openLane({ url, name: 'to-be-killed' });
const { center, house } = accountsOf(owner);
// It is killed before it would keep its compiled code for the next one.
flushCompileCache();

async function postWithoutEnd(): Promise<never> {
  for (;;) {
    const id = ids.uuid();
    const legs = move(house('deposits', 'CNY', 'bank'), center('CNY'), cny(1n));
    const transfer = { id, reason: 'deposit' as const, at: systemClock.now(), requestId: 'kill', legs };
    await lane.post({ transfers: [transfer], answer: () => null });
    process.stdout.write(`${id}\n`);
  }
}

await Promise.all(Array.from({ length: 40 }, postWithoutEnd));
