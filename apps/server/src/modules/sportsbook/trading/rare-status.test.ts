import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCountedDatabase, type CountedDatabase } from '../../../testing/rows-read.ts';
import { searchBets, type BetSearch } from './traded-bets-store.ts';

let stage: CountedDatabase;
beforeAll(async () => {
  stage = await openCountedDatabase();
  // The oldest of 20,000 bets: ids are ordered by time.
  await stage.fill(
    `insert into sportsbook_bets (shard_id, id, bill_no, member_id, operation_id, currency, unit_stake, stake, sizes, leg_count,
       price_policy, live, status, placed_at, hold_id, stake_transfer, maximum_return)
     select n % 16, ('01985e2c-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'S' || n, 'm', 'o' || n, 'CNY', 100, 100, '[1]', 1,
       'any', false, case when n <= 40 then 'refused' when n <= 50 then 'voided' when n = 51 then 'accepted' else 'settled' end,
       now(), null, gen_random_uuid(), 200
     from generate_series(1, 20000) n`,
  );
});
afterAll(() => stage.end());

const anything: BetSearch = {
  billNo: null,
  member: null,
  fixtureId: null,
  status: null,
  from: null,
  before: null,
  limit: 21,
};
const numbers = (first: number, last: number) =>
  Array.from({ length: first - last + 1 }, (_, index) => `S${first - index}`);

it.each([
  ['refused', null, numbers(40, 20)],
  ['refused', '01985e2c-0000-7000-8000-000000000014', numbers(19, 1)],
  ['voided', null, numbers(50, 41)],
  ['accepted', null, ['S51']],
  ['pending', null, []],
  ['settled', null, numbers(20_000, 19_980)],
] as const)('finds bets that are %s (before %s) without the others', async (status, before, found) => {
  const { answer, rows } = await stage.read('sportsbook_bets', (tx) =>
    searchBets(tx, { ...anything, status, before }),
  );
  expect(answer.map(({ bill_no: billNo }) => billNo)).toEqual(found);
  // A page of each shard, row and index.
  expect(rows).toBeLessThan(16 * 2 * 25);
});
