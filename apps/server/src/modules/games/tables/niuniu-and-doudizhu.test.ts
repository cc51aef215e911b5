import { hashPassword } from '@fairway/api-client';
import type { DoudizhuTableHand, NiuniuTableHand } from '@fairway/contract/tables/schemas.ts';
import {
  bullDues,
  bullHand,
  contradicts,
  legalPlays,
  niuniu,
  packCardName,
  verify,
  type Card,
} from '@fairway/fair-games';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { moneyOf } from '../../../testing/fund-member.ts';
import { hashing } from '../rules/hashing.ts';
import type { Player } from '../testing/games-test.ts';
import { replayed } from '../testing/replayed.ts';
import { createTablesTest, type TablesTest } from '../testing/tables-test.ts';
import { secretPackOf } from './secret-pack.ts';

let test: TablesTest;
/** By their seats. */
let players: Player[] = [];
beforeAll(async () => {
  test = await createTablesTest();
  for (const name of ['CowOne', 'CowTwo', 'CowThree']) players.push(await test.player(name, 500_00n));
});
afterAll(() => test.end());

const [bulls, landlords] = ['niuniu1', 'doudizhu1'] as const;
const player = (index: number): Player => {
  const found = players[index];
  if (!found) throw new Error(`no player ${index}`);
  return found;
};
async function bullsAt(api: Player['api'] = test.visitor): Promise<NiuniuTableHand> {
  const { hand } = await api.getTable({ table: bulls });
  if (hand?.game !== 'niuniu') throw new Error('no hand of niuniu');
  return hand;
}
async function landlordsAt(): Promise<DoudizhuTableHand> {
  const { hand } = await test.visitor.getTable({ table: landlords });
  if (hand?.game !== 'doudizhu') throw new Error('no hand of doudizhu');
  return hand;
}
/** Players by their seats, those that are at the table. */
async function bySeat(table: typeof bulls | typeof landlords): Promise<Player[]> {
  const seated = await Promise.all(
    players.map(async (one) => ({ one, own: (await one.api.getTable({ table })).own })),
  );
  return seated
    .filter(({ own }) => own !== null)
    .toSorted((a, b) => (a.own?.seat ?? 0) - (b.own?.seat ?? 0))
    .map(({ one }) => one);
}
const choose = async (who: Player, act: 'bid' | 'bet', times: number, acts: number) =>
  who.api.actAtTable({ table: bulls, hand: 1, acts, act, times }, test.once());
/** Money in fen. */
const fen = (amount: string | undefined) => BigInt((amount ?? '').replace('.', ''));

describe('a hand of niuniu between three members', () => {
  // The first of the seats has the button: the second is dealt first, the first last, who will be banker.
  const dealt = (pack: readonly Card[], place: number) => pack.slice(place * 5, place * 5 + 5);
  const bankerLoses = (pack: readonly Card[]) => {
    const begun = niuniu.begin({
      seats: [1, 2, 3].map((seat) => ({ seat, stack: 160_00n })),
      button: 1,
      unit: 1_00n,
    });
    const acts = [
      [1, 'bid', 2],
      [2, 'bid', 1],
      [3, 'bid', 0],
      [2, 'bet', 4],
      [3, 'bet', 4],
    ] as const;
    const hand = acts.reduce(
      (before, [seat, act, times]) => niuniu.act(before, seat, { act, times }, pack),
      begun,
    );
    const dues = bullDues(hand, pack);
    // 128.00 cover the most that a hand can take.
    return dues.every(({ wins }) => wins) && dues.reduce((sum, { due }) => sum + due, 0n) > 32_00n;
  };

  it('deals each seat four cards to see, and keeps the fifth from everybody', async () => {
    await test.seat(bulls, '160.00', ...players);
    players = await bySeat(bulls);
    await test.deal(bulls, bankerLoses);
    const hand = await bullsAt();
    expect(hand).toMatchObject({ state: 'playing', phase: 'bidding', banker: null, acts: 0 });
    expect(hand.turns).toHaveLength(3);
    const pack = await secretPackOf(test.app, test.app.db, await test.hand(bulls));
    for (const { api } of players) {
      const { own } = await api.getTable({ table: bulls });
      // Three may owe 1.00 x bid x 4 x 8 to two others: 160.00 cover a bid of 2.
      expect(own?.options).toEqual({ game: 'niuniu', act: 'bid', times: [0, 1, 2] });
      expect(own?.cards).toHaveLength(4);
      for (const { path, ...card } of own?.cards ?? [])
        expect(
          contradicts(verify(hashing, { kind: 'hand', game: 'niuniu', card, path, root: hand.proof.root })),
        ).toBe(false);
      const text = JSON.stringify(await api.getTable({ table: bulls }));
      for (const { place, salt } of pack.salted.cards)
        expect(text.includes(salt)).toBe(own?.cards.some((card) => card.place === place));
    }
  });

  it('takes bids of all at once and shows none before all have bid', async () => {
    const [bank, one, other] = [player(0), player(1), player(2)];
    const { hand } = await choose(bank, 'bid', 2, 0);
    expect(hand.seats.map((seat) => ('hasChosen' in seat ? [seat.hasChosen, seat.bid] : []))).toEqual([
      [false, null],
      [false, null],
      [true, null],
    ]);
    expect((await bank.api.getTable({ table: bulls })).own).toMatchObject({ chosen: 2, options: null });
    await expect(choose(bank, 'bid', 1, 1)).rejects.toMatchObject({ error: 'notYourTurn' });
    const at = { table: bulls, hand: 1, acts: 0 } as const;
    for (const given of [
      { act: 'bid', times: 3 },
      { act: 'bet', times: 1 },
      { act: 'fold' },
      { act: 'bid' },
      { act: 'bid', points: 1 },
      { act: 'bid', times: 1, points: 1 },
    ] as const)
      await expect(one.api.actAtTable({ ...at, ...given }, test.once())).rejects.toMatchObject({
        error: 'tableActRefused',
      });
    // Both made with the table as it was before the first bid.
    await Promise.all([choose(one, 'bid', 1, 0), choose(other, 'bid', 0, 0)]);
    const betting = await bullsAt();
    expect(betting.phase).toBe('betting');
    expect(betting.seats.map(({ bid }) => bid)).toEqual([1, 0, 2]);
    expect(betting.banker).toBe(betting.button);
    await expect(choose(one, 'bet', 1, 2)).rejects.toMatchObject({ error: 'handMoved' });
  });

  it('pays base x bid x bet x multiple from the banker, less 5 % of what was won, in one transaction', async () => {
    const [bank, one, other] = [player(0), player(1), player(2)];
    const table = JSON.stringify(await bullsAt());
    const pack = await secretPackOf(test.app, test.app.db, await test.hand(bulls));
    for (const { salt } of pack.salted.cards) expect(table).not.toContain(salt);
    // What comes to a seat meanwhile is in no hand that is dealt.
    const more = { table: bulls, amount: '10.00' } as const;
    const once = test.once();
    expect(await other.api.topUpSeat(more, once)).toEqual({ stack: '170.00' });
    expect(await other.api.topUpSeat(more, once)).toEqual({ stack: '170.00' });
    for (const [amount, error] of [
      ['0.99', 'buyInBelowMinimum'],
      ['630.01', 'buyInAboveMaximum'],
      ['1.001', 'amountScale'],
    ] as const)
      await expect(other.api.topUpSeat({ ...more, amount }, test.once())).rejects.toMatchObject({ error });
    await expect(
      other.api.topUpSeat({ table: landlords, amount: '1.00' }, test.once()),
    ).rejects.toMatchObject({ error: 'notSeated' });
    await Promise.all([choose(one, 'bet', 4, 3), choose(other, 'bet', 4, 3)]);
    const hand = await bullsAt();
    expect(hand).toMatchObject({ state: 'over', phase: 'over', turns: [] });
    expect(hand.seats.map(({ cards }) => cards.map(({ card }) => card))).toEqual(
      [0, 1, 2].map((place) => dealt(pack.cards, place).map(packCardName)),
    );
    // 1.00 x 2 x 4 x the multiple of each winner.
    const dues = [0, 1].map((place) => 800n * BigInt(bullHand(dealt(pack.cards, place)).multiple));
    expect(hand.seats.map(({ due }) => due && [due.wins, fen(due.amount), fen(due.paid)])).toEqual([
      ...dues.map((due) => [true, due, due]),
      null,
    ]);
    const all = dues.reduce((sum, due) => sum + due, 0n);
    const won = dues.map((due) => due - (due * 5n) / 100n);
    expect(hand.seats.map(({ outcome }) => [fen(outcome?.won), fen(outcome?.lost)])).toEqual([
      ...won.map((amount) => [amount, 0n]),
      [0n, all],
    ]);
    expect(fen(hand.rake ?? '')).toBe(all - won.reduce((sum, amount) => sum + amount, 0n));
    const { seats } = await test.visitor.getTable({ table: bulls });
    expect(hand.seats.map(({ stack }) => stack)).toEqual(['160.00', '160.00', '160.00']);
    const [first = 0n, second = 0n] = won;
    expect(seats.map(({ stack }) => fen(stack))).toEqual([16000n - all, 16000n + first, 17000n + second]);
    // Who won put in as much as was won: it counts for turnover, history and the own limits alike.
    const [played] = (await one.api.listHands({})).hands;
    expect([fen(played?.paid), fen(played?.returned)]).toEqual([won[0], 2n * (won[0] ?? 0n)]);
    for (const { api } of [bank, one, other]) {
      const { limits } = await api.getPlayProtection({});
      const time = limits.find(({ kind, period }) => kind === 'time' && period === 'day');
      expect(time).toMatchObject({ used: '1' });
    }
  });

  it('sends home who has less than a hand can take, and acts for who is absent at the least', async () => {
    const before = await bullsAt();
    await test.deal(bulls);
    const bank = await moneyOf(test.app, player(0).id, 'fairway-cards');
    expect(bank.venue).toBe('0.00');
    expect(fen(bank.center)).toBe(500_00n - fen(before.seats[2]?.outcome?.lost));
    const { turns, seats } = await bullsAt();
    expect(seats.map(({ seat }) => seat)).not.toContain(before.button);
    // 15 s and a bank of 60 s; then 15 s.
    for (const { since, until } of turns) expect(Date.parse(until) - Date.parse(since)).toBe(75_000);
    test.clock.advance({ seconds: 74 });
    await test.conduct(bulls);
    expect((await bullsAt()).acts).toBe(0);
    test.clock.advance({ seconds: 1 });
    await test.conduct(bulls);
    const betting = await bullsAt();
    expect(betting.seats.map(({ bid, byClock }) => [bid, byClock])).toEqual([
      [0, true],
      [0, true],
    ]);
    expect(betting.banker).toBe(betting.seats[0]?.seat);
    test.clock.advance({ seconds: 15 });
    await test.conduct(bulls);
    const over = await bullsAt();
    expect(over).toMatchObject({ state: 'over' });
    expect(over.seats.map(({ bet }) => bet)).toEqual([null, 1]);
    // At most 1.00 x 1 x 1 x 8.
    for (const { outcome } of over.seats) expect(fen(outcome?.lost)).toBeLessThanOrEqual(800n);
  });

  it('is of rows that refuse a bid above 4 and a hand of one', async () => {
    const forged = async (query: string) =>
      inTransaction(test.app.db, async (tx) => {
        await sql.raw(query).execute(tx);
      });
    await expect(
      forged(
        `insert into games_hand_acts (table_code, hand, number, seat, act, amount, by_clock) select table_code, hand, 9, seat, 'bid', 5, false from games_hand_seats where table_code = '${bulls}' limit 1`,
      ),
    ).rejects.toMatchObject({ code: '23514' });
  });
});

describe('a hand of doudizhu between three members', () => {
  const order = '3456789TJQKA2BR';
  const namesOf = async (who: Player) =>
    (await who.api.getTable({ table: landlords })).own?.cards.map(({ card }) => card) ?? [];
  const ranksOf = (names: readonly string[]) =>
    order.split('').map((rank) => names.filter((name) => name[0] === rank).length);
  /** In the order of their bids: from the left of the button. */
  let seated: Player[] = [];

  it('deals 17 cards each under one root and begins with the bids in turn', async () => {
    for (const one of await bySeat(bulls)) await one.api.leaveSeat({ table: bulls }, test.once());
    await test.seat(landlords, '160.00', ...players);
    await test.deal(landlords);
    const [button, ...others] = await bySeat(landlords);
    if (!button) throw new Error('nobody sits');
    seated = [...others, button];
    const hands = await Promise.all(seated.map(namesOf));
    expect(hands.map(({ length }) => length)).toEqual([17, 17, 17]);
    expect(new Set(hands.flat()).size).toBe(51);
    const hand = await landlordsAt();
    expect(hand).toMatchObject({ phase: 'bidding', landlord: null, bottom: [], factor: 0 });
    const [first] = seated;
    const own = (await first?.api.getTable({ table: landlords }))?.own;
    expect(own?.options).toEqual({ game: 'doudizhu', act: 'bid', points: [0, 1, 2, 3] });
    for (const { path, ...card } of own?.cards ?? [])
      expect(
        contradicts(verify(hashing, { kind: 'hand', game: 'doudizhu', card, path, root: hand.proof.root })),
      ).toBe(false);
  });

  it('gives the landlord the bottom three, refuses what beats nothing, and lets who leads go on', async () => {
    const [one, lord, other] = seated;
    if (!one || !lord || !other) throw new Error('three sit');
    await test.act(landlords, one, { act: 'bid', points: 0 });
    await test.act(landlords, lord, { act: 'bid', points: 1 });
    await expect(test.act(landlords, other, { act: 'bid', points: 1 })).rejects.toMatchObject({
      error: 'tableActRefused',
    });
    await test.act(landlords, other, { act: 'bid', points: 0 });
    expect(await landlordsAt()).toMatchObject({ phase: 'playing', factor: 1, toBeat: null });
    expect((await landlordsAt()).bottom).toHaveLength(3);
    let held = await namesOf(lord);
    expect(held).toHaveLength(20);
    await expect(test.act(landlords, lord, { act: 'pass' })).rejects.toMatchObject({
      error: 'tableActRefused',
    });
    await expect(
      test.act(landlords, lord, { act: 'play', cards: (await namesOf(one)).slice(0, 1) }),
    ).rejects.toMatchObject({ error: 'tableActRefused' });
    // The landlord leads with the longest that is held, the farmers pass.
    for (;;) {
      const plays = legalPlays(ranksOf(held), null);
      const size = ({ counts }: (typeof plays)[number]) => counts.reduce((sum, count) => sum + count, 0);
      const longest = plays.toSorted((a, b) => size(b) - size(a))[0];
      const left = [...(longest?.counts ?? [])];
      const cards = held.filter((name) => {
        const rank = order.indexOf(name[0] ?? '');
        left[rank] = (left[rank] ?? 0) - 1;
        return (left[rank] ?? 0) >= 0;
      });
      await test.act(landlords, lord, { act: 'play', cards });
      held = held.filter((name) => !cards.includes(name));
      if (held.length === 0) break;
      expect((await landlordsAt()).toBeat?.cards).toEqual(cards);
      await test.act(landlords, other, { act: 'pass' });
      await test.act(landlords, one, { act: 'pass' });
    }
    const over = await landlordsAt();
    expect(over).toMatchObject({ state: 'over', phase: 'over', isSpring: true });
    // 1.00 x 1 x 2 for each bomb x 2 for the spring, 64 at most.
    const factor = Math.min(64, 2 ** (over.bombs + 1));
    expect(over.factor).toBe(factor);
    const due = 100n * BigInt(factor);
    const won = 2n * due - (2n * due * 5n) / 100n;
    expect(over.seats.map(({ outcome }) => [fen(outcome?.won), fen(outcome?.lost)])).toEqual([
      [0n, due],
      [won, 0n],
      [0n, due],
    ]);
    expect(over.seats.map(({ cards, played }) => cards.length + played.length)).toEqual([17, 20, 17]);
    const stacks = await Promise.all(
      seated.map(async ({ id }) => fen((await moneyOf(test.app, id, 'fairway-cards')).venue)),
    );
    expect(stacks).toEqual([16000n - due, 16000n + won, 16000n - due]);
  });

  it('is over without a payment where nobody bids, and leads with the lowest card for who is absent', async () => {
    await test.deal(landlords);
    for (let bids = 0; bids < 3; bids += 1)
      await test.act(landlords, await test.next(landlords, seated), { act: 'bid', points: 0 });
    const nobody = await landlordsAt();
    expect(nobody).toMatchObject({ state: 'over', rake: '0.00', landlord: null, bottom: [] });
    expect(nobody.seats.map(({ cards }) => cards)).toEqual([[], [], []]);

    await test.deal(landlords);
    const lord = await test.next(landlords, seated);
    await test.act(landlords, lord, { act: 'bid', points: 3 });
    const held = await namesOf(lord);
    test.clock.advance({ seconds: 75 });
    await test.conduct(landlords);
    const { seats, toBeat } = await landlordsAt();
    const lowest = order.split('').find((rank) => held.some((name) => name[0] === rank));
    expect(toBeat?.cards.map((name) => name[0])).toEqual([lowest]);
    expect(seats.find(({ seat }) => seat === toBeat?.seat)?.lastAct).toMatchObject({ byClock: true });
  });
});

it('is played again by the verifier once its link is out: what was won, lost and kept follows from pack and acts alone', async () => {
  test.clock.advance({ days: 8 });
  const { name } = player(0);
  const { session } = await test.clientOf().logIn({ name, password: hashPassword(`${name}-Passw0rd`) });
  const { hands } = await test.clientOf(session).listHands({});
  expect(new Set(hands.map(({ open }) => open.game))).toEqual(new Set(['niuniu', 'doudizhu']));
  for (const hand of hands) {
    const answer = replayed(hand);
    expect(answer).toMatchObject({ agrees: { root: true, rake: true } });
    const { open } = hand;
    if (open.game === 'holdem') throw new Error('no hold’em was played');
    expect(answer['settled']).toEqual(
      open.seats.map(({ seat, outcome }) => ({
        seat,
        paid: String(fen(outcome?.lost)),
        returned: String(fen(outcome?.won)),
      })),
    );
    if (open.game === 'niuniu')
      expect(answer['hands']).toMatchObject(
        open.seats.map(({ seat, bull }) => ({ seat, kind: bull?.kind, multiple: bull?.multiple })),
      );
    else expect(answer).toMatchObject({ factor: open.factor, bombs: open.bombs, landlord: open.landlord });
  }
});
