import { hashPassword } from '@fairway/api-client';
import { contradicts, verify } from '@fairway/fair-games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moneyOf } from '../../../testing/fund-member.ts';
import { hashing } from '../rules/hashing.ts';
import { replayed } from '../testing/replayed.ts';
import { beginsWith, createTablesTest, ofHoldem, type TablesTest } from '../testing/tables-test.ts';
import type { Player } from '../testing/games-test.ts';

let test: TablesTest;
let [ann, ben]: Player[] = [];
beforeAll(async () => {
  test = await createTablesTest();
  ann = await test.player('TableAnn', 500_00n);
  ben = await test.player('TableBen', 500_00n);
});
afterAll(() => test.end());

const both = () => {
  if (!ann || !ben) throw new Error('no players');
  return [ann, ben] as const;
};

/** The login has ended meanwhile. */
async function signIn({ name }: Player) {
  const { session } = await test.clientOf().logIn({ name, password: hashPassword(`${name}-Passw0rd`) });
  return test.clientOf(session);
}

describe('a hand between two members', () => {
  it('is found in the venue of category 5 (qp), listed and launchable, whose tables list their stakes [VENUE-006]', async () => {
    const { api } = both()[0];
    const { venues } = await api.listVenues({});
    const cards = venues.filter(({ categoryCode }) => categoryCode === 'qp');
    expect(cards).toMatchObject([{ channelCode: 'fairway-cards', state: 'open', path: '/app/chessGame' }]);
    expect(await api.launchVenue({ api: 'fairway-cards' })).toMatchObject({ url: '/app/chessGame' });
    const { tables } = await test.visitor.listTables({});
    expect(tables.map(({ table, taken, leastSeats, seats }) => [table, taken, leastSeats, seats])).toEqual([
      ['holdem1', 0, 2, 6],
      ['holdem2', 0, 2, 6],
      ['holdem3', 0, 2, 2],
      ['holdem4', 0, 2, 6],
      ['niuniu1', 0, 2, 5],
      ['niuniu2', 0, 2, 5],
      ['niuniu3', 0, 2, 5],
      ['doudizhu1', 0, 3, 3],
      ['doudizhu2', 0, 3, 3],
      ['doudizhu3', 0, 3, 3],
    ]);
    expect(tables[2]).toMatchObject({
      blinds: { small: '1.00', big: '2.00' },
      buyIn: { least: '80.00', most: '400.00' },
      rake: { percent: 5, most: '6.00' },
    });
  });

  it('is bought into from the center wallet', async () => {
    const [one, other] = both();
    await test.seat('holdem3', '100.00', one, other);
    expect(await one.center()).toBe('400.00');
    const { seats, own, hand } = await other.api.getTable({ table: 'holdem3' });
    expect(seats.map(({ seat, stack, state }) => [seat, stack, state])).toEqual([
      [1, '100.00', 'seated'],
      [2, '100.00', 'seated'],
    ]);
    expect(own?.bank).toBe(60_000);
    expect(hand).toBeNull();
    const third = await test.player('TableThird', 200_00n);
    await expect(
      third.api.takeSeat({ table: 'holdem3', amount: '80.00' }, test.once()),
    ).rejects.toMatchObject({ error: 'tableFull' });
    await expect(one.api.takeSeat({ table: 'holdem1', amount: '80.00' }, test.once())).rejects.toMatchObject({
      error: 'seatedElsewhere',
    });
    await expect(
      third.api.takeSeat({ table: 'holdem1', amount: '79.99' }, test.once()),
    ).rejects.toMatchObject({ error: 'buyInBelowMinimum' });
    await expect(
      third.api.takeSeat({ table: 'holdem1', amount: '400.01' }, test.once()),
    ).rejects.toMatchObject({ error: 'buyInAboveMaximum' });
  });

  it('is dealt from a pack whose root is out, each seat its own cards and nobody else’s', async () => {
    const [one, other] = both();
    // The left of the button is the big blind of two: AS KS against 7D 2C.
    await test.deal('holdem3', beginsWith('AS 7D'));
    const seen = await Promise.all([one, other].map(({ api }) => api.getTable({ table: 'holdem3' })));
    const hands = seen.map(({ hand }) => hand);
    expect(hands[0]).toEqual(hands[1]);
    expect(hands[0]).toMatchObject({ state: 'playing', street: 'preflop', board: [], acts: 0 });
    const own = seen.map(({ own: seat }) => seat?.cards.map(({ card }) => card) ?? []);
    expect(own.flat()).toHaveLength(4);
    expect(new Set(own.flat()).size).toBe(4);
    for (const { hand, own: seat } of seen)
      for (const { path, ...card } of seat?.cards ?? [])
        expect(
          contradicts(verify(hashing, { kind: 'hand', game: 'holdem', card, path, root: hand?.proof.root })),
        ).toBe(false);
    const visitor = await test.visitor.getTable({ table: 'holdem3' });
    expect(visitor.own).toBeNull();
    const text = JSON.stringify(visitor);
    for (const card of own.flat()) expect(text).not.toContain(`"${card}"`);
  });

  it('refuses what is against the rules or out of turn, and a page that is behind', async () => {
    const [one, other] = both();
    const table = 'holdem3';
    const first = await test.next(table, [one, other]);
    const second = first === one ? other : one;
    const at = { table, hand: 1, acts: 0 } as const;
    await expect(second.api.actAtTable({ ...at, act: 'call' }, test.once())).rejects.toMatchObject({
      error: 'notYourTurn',
    });
    await expect(first.api.actAtTable({ ...at, acts: 1, act: 'call' }, test.once())).rejects.toMatchObject({
      error: 'handMoved',
    });
    await expect(first.api.actAtTable({ ...at, hand: 2, act: 'call' }, test.once())).rejects.toMatchObject({
      error: 'handMoved',
    });
    await expect(first.api.actAtTable({ ...at, act: 'check' }, test.once())).rejects.toMatchObject({
      error: 'tableActRefused',
    });
    for (const to of ['3.99', '100.01'])
      await expect(first.api.actAtTable({ ...at, act: 'raise', to }, test.once())).rejects.toMatchObject({
        error: 'tableActRefused',
      });
    await expect(first.api.actAtTable({ ...at, act: 'raise' }, test.once())).rejects.toMatchObject({
      error: 'tableActRefused',
    });
    await expect(first.api.actAtTable({ ...at, act: 'call', to: '2.00' }, test.once())).rejects.toMatchObject(
      { error: 'tableActRefused' },
    );
    await expect(
      first.api.actAtTable({ ...at, act: 'raise', to: '4.001' }, test.once()),
    ).rejects.toMatchObject({ error: 'amountScale' });
  });

  it('pays the winner from the loser, less the rake, once', async () => {
    const [one, other] = both();
    const table = 'holdem3';
    const first = await test.next(table, [one, other]);
    const once = test.once();
    const raise = { table, hand: 1, acts: 0, act: 'raise', to: '10.00' } as const;
    const answer = await first.api.actAtTable(raise, once);
    expect(await first.api.actAtTable(raise, once)).toEqual(answer);
    await test.checkDown(table, [one, other]);
    const hand = ofHoldem((await one.api.getTable({ table })).hand);
    // 20.00 in the pot, 5 % are 1.00.
    expect(hand).toMatchObject({ state: 'over', rake: '1.00', pots: [{ amount: '20.00' }], turn: null });
    expect(hand?.board).toHaveLength(5);
    const back = hand?.seats.map(({ returned }) => returned).toSorted();
    const isSplit = hand?.pots[0]?.winners.length === 2;
    expect(back).toEqual(isSplit ? ['9.50', '9.50'] : ['0.00', '19.00']);
    const stacks = (await one.api.getTable({ table })).seats.map(({ stack }) => stack).toSorted();
    expect(stacks).toEqual(isSplit ? ['99.50', '99.50'] : ['109.00', '90.00']);
  });

  it('counts its minute towards the own limits on time of who put something in', async () => {
    for (const { api } of both()) {
      const { limits } = await api.getPlayProtection({});
      expect(limits.find(({ kind, period }) => kind === 'time' && period === 'day')).toMatchObject({
        used: '1',
      });
    }
  });

  it('lies in the history of both, and its whole pack is open to them after seven days', async () => {
    const [one] = both();
    const [played] = (await one.api.listHands({})).hands;
    expect(played).toMatchObject({ paid: '10.00', link: null, table: 'holdem3' });
    const records = await one.api.listBetRecords({});
    expect(JSON.stringify(records)).toContain(played?.billNo);
    await test.conduct('holdem3');
    test.clock.set(new Date(Date.parse(played?.linkAt ?? '') - 1000));
    expect((await (await signIn(one)).listHands({})).hands[0]?.link).toBeNull();
    // Seven days after its end to the second.
    test.clock.set(new Date(played?.linkAt ?? ''));
    const [later] = (await (await signIn(one)).listHands({})).hands;
    expect(later?.link).toMatch(/^[0-9a-f]{64}$/);
    if (!later) throw new Error('no hand');
    const answer = replayed(later);
    expect(answer).toMatchObject({ agrees: { root: true, rake: true } });
    // Its seats by the whole pack, in the hand's own order.
    const shown = ofHoldem(later.open)?.seats ?? [];
    expect(answer['settled']).toMatchObject(
      shown.map(({ seat, returned }) => ({
        seat,
        paid: '1000',
        returned: String(BigInt(returned?.replace('.', '') ?? '')),
      })),
    );
    const named = shown.filter(({ five }) => five.length > 0).map(({ seat, rank }) => ({ seat, rank }));
    expect(answer['hands']).toMatchObject(named);
    expect(named.length).toBeGreaterThan(0);
    const third = await test.player('TableLooker', 0n);
    expect((await third.api.listHands({})).hands).toEqual([]);
  });

  it('is left with everything', async () => {
    const [one, other] = both();
    // Both have been away for days: the house has them leave.
    await test.conduct('holdem3');
    const gone = await test.visitor.getTable({ table: 'holdem3' });
    expect(gone.seats).toEqual([]);
    await expect((await signIn(one)).leaveSeat({ table: 'holdem3' }, test.once())).rejects.toMatchObject({
      error: 'notSeated',
    });
    const all = await Promise.all([one, other].map(async ({ id }) => moneyOf(test.app, id, 'fairway-cards')));
    expect(all.map(({ venue }) => venue)).toEqual(['0.00', '0.00']);
    // 1000.00 of both less the rake of 1.00.
    expect(all.reduce((sum, { center }) => sum + BigInt(center.replace('.', '')), 0n)).toBe(999_00n);
  });
});
