import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from '#platform/test-eventually.ts';
import { allShards } from '../index.ts';
import { createTestLedger, type TestLedger } from '../test-ledger.ts';
import { ShardKeeper } from './shard-keeper.ts';

let ledger: TestLedger;
let keepers: ShardKeeper[];

beforeEach(async () => {
  ledger = await createTestLedger();
  keepers = [];
});
afterEach(async () => {
  for (const keeper of keepers) await keeper.end();
  await ledger.close();
});

/** A live process; its lease is so long that only a notification can have it look again. */
async function join(preferred: readonly number[] = [], leaseMs = 600_000): Promise<ShardKeeper> {
  const keeper = await ShardKeeper.start({
    url: ledger.database.urls.app,
    id: ledger.ids.uuid(),
    preferred,
    leaseMs,
    logger: pino({ level: 'silent' }),
  });
  keepers.push(keeper);
  return keeper;
}

const shardsOf = ({ epochs }: ShardKeeper): number[] => [...epochs.keys()];
const sorted = (shards: readonly number[]): number[] => shards.toSorted((left, right) => left - right);

/** Each shard has exactly one of these for its owner, by what they know themselves. */
const expectDealt = (among: readonly ShardKeeper[]) =>
  eventually(() => expect(sorted(among.flatMap(shardsOf))).toEqual(allShards));

it('gives a process by itself every shard, and deals them again when another joins or leaves', async () => {
  const first = await join();
  expect(shardsOf(first)).toEqual(allShards);

  const second = await join();
  await expectDealt([first, second]);
  const third = await join();
  await expectDealt([first, second, third]);
  const kept = shardsOf(third);

  await second.handOver();
  expect(shardsOf(second)).toEqual([]);
  await expectDealt([first, third]);
  // One that leaves moves its own shards alone.
  expect(shardsOf(third)).toEqual(expect.arrayContaining(kept));
});

it('gives a shard to the process that prefers it, and to another when that is gone', async () => {
  const low = await join([0, 1, 2, 3, 4, 5, 6, 7]);
  const high = await join([8, 9, 10, 11, 12, 13, 14, 15]);
  await eventually(() => expect(shardsOf(low)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]));
  await high.end();
  await expectDealt([low]);
});

it('takes over from a process that gives no sign of life once its lease has ended, under another epoch', async () => {
  const dead = ledger.ids.uuid();
  await sql`select ledger_keep_shards(${dead}, array[0, 1]::smallint[], '2 seconds')`.execute(ledger.db);
  const heir = await join();
  await expectDealt([heir]);
  expect(heir.epochOf(0)).toBe(2);
  // One that was frozen joins again; its epoch of before is nobody's.
  await sql`select ledger_keep_shards(${dead}, array[0, 1]::smallint[], '10 minutes')`.execute(ledger.db);
  await eventually(() => expect(heir.epochOf(0)).toBeUndefined());
});

it('renews its lease in time', async () => {
  const until = async () => {
    const { rows } = await sql<{ until: Date }>`
      select lease_until as until from ledger_posting_processes`.execute(ledger.db);
    return rows[0]?.until.getTime() ?? 0;
  };
  await join([], 1000);
  const first = await until();
  await eventually(async () => expect(await until()).toBeGreaterThan(first + 500));
});

it('learns what changed while its connection was away', async () => {
  const keeper = await join();
  const other = ledger.ids.uuid();
  await ledger.asIntruder(async (client) => {
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'fairway-owners'
      and datname = current_database()`);
    await client.query(`select ledger_keep_shards($1, array[5]::smallint[], '10 minutes')`, [other]);
  });
  await eventually(() => expect(keeper.epochOf(5)).toBeUndefined());
});
