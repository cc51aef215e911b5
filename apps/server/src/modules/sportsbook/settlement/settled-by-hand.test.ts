import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusedBy } from '#platform/db/sql-faults.ts';
import { singleBets } from '../testing/single-bet.ts';
import { createSportsbookTest, type SportsbookTest } from '../testing/sportsbook-test.ts';

let test: SportsbookTest;
let betOn: ReturnType<typeof singleBets>;

beforeAll(async () => {
  test = await createSportsbookTest();
  betOn = singleBets(test);
});
afterAll(() => test.end());

/** Inserts settlements as the product's role may, past the product: their numbers, changes and the match's state that each names. */
async function insert(
  betId: string,
  rows: readonly { number: number; change: bigint; version: number }[],
): Promise<string | undefined> {
  try {
    await sql`
      insert into sportsbook_settlements
        (shard_id, bet_id, number, member_id, cause, status, returned, change, legs, fixture_versions, at)
      select bets.shard_id, bets.id, n, bets.member_id, 'result', 'settled', abs(change), change, '[]', jsonb_build_array(version), now()
      from unnest(${rows.map(({ number }) => number)}::smallint[], ${rows.map(({ change }) => change)}::bigint[],
        ${rows.map(({ version }) => version)}::integer[]) as given (n, change, version)
      join sportsbook_bets bets on bets.id = ${betId}`.execute(test.app.db);
    return undefined;
  } catch (fault) {
    return refusedBy(fault);
  }
}

async function versionOf(fixtureId: string): Promise<number> {
  const { rows } = await sql<{ facts_version: number }>`
    select facts_version from sportsbook_fixtures where id = ${fixtureId}`.execute(test.app.db);
  return rows[0]?.facts_version ?? -1;
}

describe('a settlement past the product', () => {
  it('is the next one of its bet or none, and names its match as it is', async () => {
    const { bet, fixtureId, read } = await betOn('ft_1x2/home', 2100);
    const version = await versionOf(fixtureId);
    expect(await insert(bet.id, [{ number: 2, change: 1n, version }])).toBe('sportsbook_settlements_next');
    expect(
      await insert(bet.id, [
        { number: 1, change: 1n, version },
        { number: 2, change: 1n, version },
      ]),
    ).toBe('sportsbook_settlements_next');
    expect(await insert(bet.id, [{ number: 1, change: 1n, version: version + 1 }])).toBe(
      'sportsbook_settlements_current',
    );
    expect(await read()).toMatchObject({ status: 'accepted', settlements: [] });
  });

  it('moves its bet and counts what it returned', async () => {
    const { bet, fixtureId, read, member } = await betOn('ft_1x2/home', 2100);
    const version = await versionOf(fixtureId);
    expect(await insert(bet.id, [{ number: 1, change: 150n, version }])).toBeUndefined();
    expect(await insert(bet.id, [{ number: 2, change: -50n, version }])).toBeUndefined();
    expect(await read()).toMatchObject({ status: 'settled', returned: '0.50' });
    const { rows } = await sql<{ returned_day: bigint }>`
      select returned_day from risk_play_sums where member_id = ${member.id}`.execute(test.app.db);
    expect(rows).toEqual([{ returned_day: 100n }]);
  });
});
