import { afterAll, beforeAll, expect, it } from 'vitest';
import { verify } from '@fairway/fair-games';
import { Client } from 'pg';
import { createDealerTest, type DealerTest } from '../testing/dealer-test.ts';
import type { Player } from '../testing/games-test.ts';
import { conductTables } from './conduct/conduct-tables.ts';
import { hashing } from '../rules/hashing.ts';
import { conductTable } from './conduct/conduct-table.ts';
import { secretShoeOf } from './secret-shoe.ts';

const many = 40;

let test: DealerTest;
const players: Player[] = [];
beforeAll(async () => {
  test = await createDealerTest();
  for (let number = 0; number < many; number += 1) players.push(await test.player(`Table${number}`, 100_00n));
}, 120_000);
afterAll(() => test.end());

it('takes each of forty bets around the closing or refuses it, and pays just those, once', async () => {
  const deal = await test.open('sicbo1');
  const { closes_at: closesAt } = await test.deal('sicbo1');
  test.clock.set(new Date(closesAt.getTime() - 1));
  const seen = { answered: 0 };
  const calls = players.map((player) =>
    player.api
      .placeDealerBets(
        { table: 'sicbo1', deal, currency: 'CNY', spots: [{ spot: 'small', stake: '10.00' }] },
        test.once(),
      )
      .then(
        () => 'placed',
        (fault: unknown) => (fault as { error: string }).error,
      )
      .finally(() => {
        seen.answered += 1;
        // In the middle of them the instant passes, and two conduct.
        if (seen.answered === 10) test.clock.set(closesAt);
      }),
  );
  const conducted = (async () => {
    while (seen.answered < players.length)
      await Promise.all([conductTables(test.app), conductTables(test.app)]);
  })();
  const answers = await Promise.all(calls);
  await conducted;
  await test.conduct();
  const { bets } = await test.visitor.getDealerTable({ table: 'sicbo1' });
  expect(answers.filter((answer) => answer === 'placed').length).toBe(bets.count);
  expect(bets.count).toBeGreaterThanOrEqual(10);

  await test.bring('sicbo1', (result) => result.game === 'sicbo' && result.dice.join('') === '124');
  await Promise.all([test.conduct(), test.conduct(), test.conduct()]);
  for (const [index, player] of players.entries()) {
    expect(['placed', 'roundClosed']).toContain(answers[index]);
    expect(await player.center()).toBe(answers[index] === 'placed' ? '110.00' : '100.00');
  }
});

it('books one of two presses at once, and answers both alike under one operation id', async () => {
  const [first, second] = players;
  if (!first || !second) throw new Error('no players');
  const deal = await test.open('sicbo1');
  const input = {
    table: 'sicbo1' as const,
    deal,
    currency: 'CNY' as const,
    spots: [{ spot: 'big', stake: '1.00' }],
  };
  const before = Number(await first.center());
  const one = test.once();
  const [a, b] = await Promise.all([
    first.api.placeDealerBets(input, one),
    first.api.placeDealerBets(input, one),
  ]);
  expect(b).toEqual(a);
  expect(Number(await first.center())).toBe(before - 1);
  const two = await Promise.allSettled([
    second.api.placeDealerBets(input, test.once()),
    second.api.placeDealerBets(input, test.once()),
  ]);
  expect(two.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(two.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { error: expect.stringMatching(/^(dealerBetPlaced|roundOpen)$/) as string },
  });
  await test.shut('sicbo1');
  await test.draw('sicbo1');
});

const look = () => conductTable(test.app, 'baccarat1', { watched: true });

/** One deal in as few looks as there can be. */
async function dealOne() {
  test.clock.set((await test.deal('baccarat1')).closes_at);
  await look();
  for (;;) {
    test.clock.advance({ seconds: 1 });
    await look();
    if ((await test.deal('baccarat1')).settled_at) break;
  }
  test.clock.advance({ seconds: 5 });
  await look();
}

/** Takes cards out of the shoe as if they had been dealt before, so that few deals are left to its cut. */
async function skipTo(place: number) {
  const shoe = await test.shoe('baccarat1');
  const { cards, salted } = await secretShoeOf(test.app, test.app.db, shoe);
  const owner = new Client({ connectionString: test.database.urls.migrator });
  await owner.connect();
  await owner.query('begin');
  await owner.query('alter table games_dealer_cards disable trigger user');
  await owner.query(
    `insert into games_dealer_cards (table_code, shoe, place, deal, side, card, salt)
     select 'baccarat1', 1, $1 + place - 1, 1, 'player', card, salt
     from unnest($2::integer[], $3::text[]) with ordinality as c (card, salt, place)`,
    [
      shoe.dealt,
      cards.slice(shoe.dealt, place),
      salted.cards.slice(shoe.dealt, place).map(({ salt }) => salt),
    ],
  );
  await owner.query('alter table games_dealer_cards enable trigger user');
  await owner.query('commit');
  await owner.end();
}

it('deals a shoe to its cut, reveals it then and not before, and another follows', async () => {
  await test.open('baccarat1');
  const { root } = await test.shoe('baccarat1');
  await dealOne();
  await skipTo(390);
  while (!(await test.shoe('baccarat1')).ended_at) {
    expect((await test.shoe('baccarat1')).link).toBeNull();
    await dealOne();
  }
  const shoe = await test.visitor.getShoe({ table: 'baccarat1', shoe: 1 });
  expect(shoe).toMatchObject({ number: 1, state: 'ended', root });
  expect(416 - shoe.dealt).toBeLessThanOrEqual(14);

  const answer = verify(hashing, {
    kind: 'shoe',
    code: 'baccarat1',
    shoe: '1',
    link: shoe.link,
    randomness: shoe.randomness,
  }) as { root: string; cards: string[] };
  expect(answer.root).toBe(root);
  const dealt = shoe.deals.flatMap(({ cards }) => cards).toSorted((a, b) => a.place - b.place);
  expect(dealt.map(({ card }) => card)).toEqual(answer.cards.slice(0, dealt.length));

  await look();
  expect(await test.shoe('baccarat1')).toMatchObject({ number: 2, opened_at: null });
  await expect(test.visitor.getShoe({ table: 'baccarat1', shoe: 3 })).rejects.toMatchObject({
    error: 'shoeNotFound',
  });
  await expect(test.visitor.getShoe({ table: 'roulette1' })).rejects.toMatchObject({ error: 'shoeNotFound' });
});
