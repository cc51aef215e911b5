import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { moneyOf } from '../../../testing/fund-member.ts';
import type { Player } from '../testing/games-test.ts';
import { createTablesTest, ofHoldem, type TablesTest } from '../testing/tables-test.ts';
import { conductHand } from './conduct/conduct-hand.ts';

let test: TablesTest;
const players: Player[] = [];
beforeAll(async () => {
  test = await createTablesTest();
  for (const name of ['RaceOne', 'RaceTwo', 'RaceThree', 'RaceFour'])
    players.push(await test.player(name, 500_00n));
});
afterAll(() => test.end());

const two = (): [Player, Player] => {
  const [one, other] = players;
  if (!one || !other) throw new Error('no players');
  return [one, other];
};
const errorOf = async (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (fault: unknown) => (fault as { error: string }).error,
  );
async function actsOf(hand: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from games_hand_acts where table_code = 'holdem3' and hand = ${hand}`.execute(
    test.app.db,
  );
  return rows[0]?.count ?? 0;
}

it('takes one of two acts of a turn, and pays a hand once', async () => {
  const [one, other] = two();
  const table = 'holdem3';
  await test.seat(table, '100.00', one, other);
  await test.deal(table);
  const first = await test.next(table, [one, other]);
  const at = { table, hand: 1, acts: 0 } as const;
  const answers = await Promise.all([
    errorOf(first.api.actAtTable({ ...at, act: 'call' }, test.once())),
    // Not all: whichever act is taken, both have a stack for the hands below.
    errorOf(first.api.actAtTable({ ...at, act: 'raise', to: '6.00' }, test.once())),
    errorOf(first.api.actAtTable({ ...at, act: 'fold' }, test.once())),
    conductHand(test.app, table),
  ]);
  expect(answers.slice(0, 3).filter((answer) => answer === 'done')).toHaveLength(1);
  expect(answers.slice(0, 3).filter((answer) => answer === 'handMoved')).toHaveLength(2);
  expect(await actsOf(1)).toBe(1);
  if (!(await test.hand(table)).ended_at) await test.checkDown(table, [one, other]);
  const { rows } = await sql`
    select 1 as found from games_hand_results where table_code = 'holdem3' and hand = 1`.execute(test.app.db);
  expect(rows).toHaveLength(2);
});

it('takes an act at the last instant or the clock’s, never both', async () => {
  const [one, other] = two();
  const table = 'holdem3';
  await test.deal(table);
  const first = await test.next(table, [one, other]);
  const hand = ofHoldem((await first.api.getTable({ table })).hand);
  test.clock.set(new Date(hand?.turn?.until ?? ''));
  const at = { table, hand: hand?.number ?? 0, acts: 0 } as const;
  const [answer] = await Promise.all([
    errorOf(first.api.actAtTable({ ...at, act: 'call' }, test.once())),
    conductHand(test.app, table),
    conductHand(test.app, table),
  ]);
  expect(['done', 'handMoved']).toContain(answer);
  expect(await actsOf(at.hand)).toBe(1);
  const { rows } = await sql<{ by_clock: boolean }>`
    select by_clock from games_hand_acts where table_code = 'holdem3' and hand = ${at.hand}`.execute(
    test.app.db,
  );
  expect(rows).toEqual([{ by_clock: answer !== 'done' }]);
  // The time bank is used up either time.
  const { own } = await first.api.getTable({ table });
  expect(own?.bank).toBe(0);
  if (!(await test.hand(table)).ended_at) await test.checkDown(table, [one, other]);
});

it('leaves a seat before the deal, or after the hand', async () => {
  const [one, other] = two();
  const table = 'holdem3';
  await one.api.sitOut({ table, out: false }, test.once());
  await other.api.sitOut({ table, out: false }, test.once());
  test.clock.advance({ seconds: 6 });
  const before = (await test.hand(table)).number;
  const [left] = await Promise.all([
    one.api.leaveSeat({ table }, test.once()),
    conductHand(test.app, table),
    conductHand(test.app, table),
  ]);
  const hand = await test.hand(table);
  if (left.state === 'left') expect(hand.number).toBe(before);
  else {
    expect(hand.number).toBe(before + 1);
    // Its round never comes: nobody has lost anything.
    test.clock.set(new Date(hand.beacon_at.getTime() + 120_000));
    await test.conduct(table);
    expect((await test.hand(table)).cancelled_at).not.toBeNull();
    await test.conduct(table);
  }
  expect((await moneyOf(test.app, one.id, 'fairway-cards')).venue).toBe('0.00');
});

it('seats no more members than there are seats, each once', async () => {
  const table = 'holdem3';
  const [, other, three, four] = players;
  if (!other || !three || !four) throw new Error('no players');
  const answers = await Promise.all(
    [three, four, three, four].map(({ api }) =>
      errorOf(api.takeSeat({ table, amount: '80.00' }, test.once())),
    ),
  );
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
  const { seats } = await test.visitor.getTable({ table });
  expect(seats.map(({ seat }) => seat)).toEqual([1, 2]);
});

it('lets rows say nothing that a hand does not have', async () => {
  const forged = (query: string) =>
    inTransaction(test.app.db, async (tx) => {
      await sql.raw(query).execute(tx);
    });
  await expect(
    forged(`update games_hands set rake = 0 where table_code = 'holdem3' and number = 1`),
  ).rejects.toMatchObject({
    constraint: 'games_hands_kept',
  });
  await expect(
    forged(
      `insert into games_hand_acts (table_code, hand, number, seat, act, by_clock) values ('holdem3', 1, 99, 1, 'fold', false)`,
    ),
  ).rejects.toMatchObject({ constraint: 'games_hand_acts_hand' });
  await expect(forged('delete from games_hand_results')).rejects.toMatchObject({ code: '42501' });
  await expect(forged('update games_hand_seats set stack = 1')).rejects.toMatchObject({ code: '42501' });
});
