import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moneyOf } from '../../../../testing/fund-member.ts';
import { createTablesTest, ofHoldem, type TablesTest } from '../../testing/tables-test.ts';
import type { Player } from '../../testing/games-test.ts';

const table = 'holdem3';
let test: TablesTest;
const players: Player[] = [];
beforeAll(async () => {
  test = await createTablesTest();
  for (const name of ['AwayOne', 'AwayTwo']) players.push(await test.player(name, 500_00n));
});
afterAll(() => test.end());

const stateOf = async (player: Player) => {
  const { seats, own } = await player.api.getTable({ table });
  return seats.find(({ seat }) => seat === own?.seat)?.state;
};
/** Lets the present turn run out. */
const runOut = async () => {
  const hand = ofHoldem((await test.visitor.getTable({ table })).hand);
  test.clock.set(new Date(Date.parse(hand?.turn?.until ?? '') - 1));
  await test.conduct(table);
  expect((await test.visitor.getTable({ table })).hand?.acts).toBe(hand?.acts);
  test.clock.advance({ seconds: 1 });
  await test.conduct(table);
};

it('folds for a seat whose time and bank are over, and deals it no hand after two in a row', async () => {
  await test.seat(table, '100.00', ...players);
  await test.deal(table);
  const away = await test.next(table, players);
  const there = players.find((player) => player !== away);
  if (!there) throw new Error('no players');
  const hand = ofHoldem((await away.api.getTable({ table })).hand);
  // 15 s and a bank of 60 s.
  expect(Date.parse(hand?.turn?.until ?? '') - Date.parse(hand?.turn?.since ?? '')).toBe(75_000);
  await runOut();
  const over = await there.api.getTable({ table });
  expect(over.hand).toMatchObject({ state: 'over', rake: '0.00' });
  expect(over.hand?.seats.find(({ seat }) => seat !== over.own?.seat)).toMatchObject({
    state: 'folded',
    lastAct: { act: 'fold', byClock: true },
  });
  expect(await stateOf(away)).toBe('seated');
  expect((await away.api.getTable({ table })).own?.bank).toBe(0);

  // The button has moved on: the other one acts first, then the absent one has 15 s without a bank.
  await test.deal(table);
  await test.act(table, there, 'call');
  const second = ofHoldem((await there.api.getTable({ table })).hand);
  expect(Date.parse(second?.turn?.until ?? '') - Date.parse(second?.turn?.since ?? '')).toBe(15_000);
  await runOut();
  // It checks, and for the rest of the hand does so at once.
  await test.checkDown(table, [there]).catch(() => {});
  expect(await stateOf(away)).toBe('sittingOut');
});

it('leaves a seat that is dealt none for five minutes, with all its money', async () => {
  const [one, other] = players;
  if (!one || !other) throw new Error('no players');
  const away = (await stateOf(one)) === 'sittingOut' ? one : other;
  const there = away === one ? other : one;
  while (!(await test.hand(table)).ended_at) {
    await test.conduct(table);
    const { own } = await there.api.getTable({ table });
    if (own?.options) await test.act(table, there, ofHoldem(own.options)?.call === '0.00' ? 'check' : 'call');
  }
  const { seats } = await there.api.getTable({ table });
  test.clock.advance({ seconds: 200 });
  await there.api.getTable({ table });
  await test.conduct(table);
  expect(await stateOf(away)).toBe('sittingOut');
  test.clock.advance({ seconds: 110 });
  await there.api.getTable({ table });
  await test.conduct(table);
  expect(await stateOf(away)).toBeUndefined();
  const back = await moneyOf(test.app, away.id, 'fairway-cards');
  expect(back.venue).toBe('0.00');
  expect(seats).toHaveLength(2);
  expect(await stateOf(there)).toBe('seated');
});

it('gives up a hand that nobody has moved on for two minutes: nothing moves', async () => {
  const [one, other] = players;
  if (!one || !other) throw new Error('no players');
  const gone = (await stateOf(one)) === undefined ? one : other;
  await test.seat(table, '100.00', gone);
  const before = await test.visitor.getTable({ table });
  await test.deal(table);
  const player = await test.next(table, players);
  await test.act(table, player, { raise: '20.00' });
  test.clock.advance({ seconds: 119 });
  test.clock.advance({ seconds: 1 });
  await test.conduct(table);
  const { hand, seats } = await test.visitor.getTable({ table });
  expect(hand).toMatchObject({ state: 'cancelled', turn: null, board: [] });
  expect(seats.map(({ stack }) => stack)).toEqual(before.seats.map(({ stack }) => stack));
});

it('seats nobody with the member that invited them', async () => {
  const [inviter, invited] = await Promise.all(
    ['AwayInviter', 'AwayInvited'].map(async (name) => test.player(name, 200_00n)),
  );
  if (!inviter || !invited) throw new Error('no players');
  await sql`update members_accounts set inviter_id = ${inviter.id}::uuid where id = ${invited.id}::uuid`.execute(
    test.app.db,
  );
  await test.seat('holdem1', '80.00', inviter);
  await expect(
    invited.api.takeSeat({ table: 'holdem1', amount: '80.00' }, test.once()),
  ).rejects.toMatchObject({
    error: 'tableNotForYou',
  });
  expect(await invited.center()).toBe('200.00');
});
