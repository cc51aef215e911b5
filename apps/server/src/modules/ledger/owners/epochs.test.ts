import { cny } from '@fairway/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusedBy } from '#platform/db/sql-faults.ts';
import { accountsOf, openLane, readBalance, type LaneRequest, type PostingLane } from '../index.ts';
import { createTestLedger, expectSoundBooks, patienceMs, type TestLedger } from '../test-ledger.ts';

let ledger: TestLedger;
const opened: PostingLane[] = [];

beforeAll(async () => {
  ledger = await createTestLedger();
});
afterAll(async () => {
  for (const lane of opened) await lane.close();
  await expectSoundBooks(ledger);
  await ledger.close();
});

/** A lane that believes to own every shard under `epoch`, until it is refused. */
function believer(epoch: number) {
  const believed = { epoch: epoch as number | undefined, doubts: 0 };
  const lane = openLane({
    url: ledger.database.urls.app,
    name: 'believer',
    patienceMs,
    ownership: {
      epochOf: () => believed.epoch,
      doubt: () => {
        believed.doubts += 1;
        believed.epoch = undefined;
      },
    },
  });
  opened.push(lane);
  return { lane, believed };
}

/** A fen of fees; answers the balance left. */
function fee(owner: string): LaneRequest<string> {
  const { center, house } = accountsOf(owner);
  return {
    transfers: [ledger.transfer('fee', center('CNY'), house('fees', 'CNY'), cny(1n))],
    answer: (balances) => balances.of(center('CNY')).minor.toString(),
  };
}

/** How often a batch was sent to the rows, refused ones counted. */
async function sent(): Promise<number> {
  const { rows } = await sql<{ last: bigint }>`select last_value as last from ledger_batches`.execute(
    ledger.db,
  );
  return Number(rows[0]?.last ?? 0n);
}

const own = (process: string, preferred: number[] = []) =>
  sql`select ledger_keep_shards(${process}, ${preferred}::smallint[], '10 minutes')`.execute(ledger.db);
const leave = (process: string) => sql`select ledger_leave_shards(${process})`.execute(ledger.db);

describe('an epoch', () => {
  it('of before has the whole batch refused, and booked again by reading first', async () => {
    await ledger.fund('frozen-owner', 100n);
    const [frozen, heir] = [ledger.ids.uuid(), ledger.ids.uuid()];
    await own(frozen);
    const { lane, believed } = believer(1);
    expect(await lane.post(fee('frozen-owner'))).toBe('99');
    expect(lane.figures()).toEqual({ owned: 1, others: 0 });

    await leave(frozen);
    await own(heir);
    const before = await sent();
    expect(await Promise.all([1, 2, 3].map(() => lane.post(fee('frozen-owner'))))).toEqual([
      '98',
      '97',
      '96',
    ]);
    expect(believed.doubts).toBe(1);
    // The refused batch took no number: nothing of it was judged, and all three were booked in one.
    expect((await sent()) - before).toBe(1);
    await lane.post(fee('frozen-owner'));
    expect(lane.figures()).toEqual({ owned: 4, others: 1 });
    expect(await readBalance(ledger.db, accountsOf('frozen-owner').center('CNY'))).toEqual(cny(95n));
  });

  it('is compared by name of the shard, and not at all where a batch names none', async () => {
    const { rows } = await sql<{ shard: number; epoch: number }>`
      select shard_id as shard, epoch from ledger_shard_owners order by shard_id`.execute(ledger.db);
    const [first, second] = rows;
    if (!first || !second) throw new Error('no shards');
    const refusal = async (shards: number[] | null, epochs: number[] | null) => {
      const nothing = sql.raw(Array.from({ length: 15 }, () => 'null').join(', '));
      const call = sql`select ledger_post(${nothing}, ${shards}::smallint[], ${epochs}::integer[])`;
      try {
        await call.execute(ledger.db);
        return undefined;
      } catch (fault) {
        return refusedBy(fault);
      }
    };
    // A batch of nothing that passes the comparison is refused by the rules of a transfer.
    expect(await refusal([0, 1], [first.epoch, second.epoch])).not.toBe('ledger_epoch');
    expect(await refusal(null, null)).not.toBe('ledger_epoch');
    expect(await refusal([0, 1], [first.epoch, second.epoch + 1])).toBe('ledger_epoch');
    expect(await refusal([0, 16], [first.epoch, 1])).toBe('ledger_epoch');
    expect(await refusal(null, [first.epoch])).toBe('ledger_epoch');
    expect(await refusal([], [])).toBe('ledger_epoch');
  });
});

describe('what a lane remembers', () => {
  it('is forgotten when a shard comes back under another epoch', async () => {
    await ledger.fund('returned', 100n);
    const other = ledger.ids.uuid();
    const { shard } = accountsOf('returned');
    const epochNow = async () => {
      const { rows } = await sql<{ epoch: number }>`
        select epoch from ledger_shard_owners where shard_id = ${shard}`.execute(ledger.db);
      return rows[0]?.epoch ?? 0;
    };
    await own(ledger.ids.uuid());
    const { lane, believed } = believer(await epochNow());
    expect(await lane.post(fee('returned'))).toBe('99');
    await own(other, [shard]);
    await ledger.fund('returned', 1n);
    await leave(other);
    believed.epoch = await epochNow();
    const before = await sent();
    expect(await lane.post(fee('returned'))).toBe('99');
    expect((await sent()) - before).toBe(1);
  });

  it('is not asked for shards of others, so they are never refused for it', async () => {
    await ledger.fund('elsewhere', 1000n);
    const [left, right] = [believer(0), believer(0)];
    for (const { believed } of [left, right]) believed.epoch = undefined;
    const before = await sent();
    for (let round = 0; round < 10; round += 1) {
      await left.lane.post(fee('elsewhere'));
      await right.lane.post(fee('elsewhere'));
    }
    expect((await sent()) - before).toBe(20);
  });

  it('is trusted less while others write the same accounts again and again', async () => {
    await ledger.fund('in-turns', 1000n);
    const [left, right] = [believer(0).lane, believer(0).lane];
    const before = await sent();
    for (let round = 0; round < 40; round += 1) {
      await left.post(fee('in-turns'));
      await right.post(fee('in-turns'));
    }
    // 80 written; each of the two was refused a few times and then read first. Memory alone would be refused 79 times.
    expect((await sent()) - before).toBeLessThan(100);
  });
});
