import { verify } from '@fairway/fair-games';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashing } from '../rules/hashing.ts';
import { createDealerTest, type DealerTest } from '../testing/dealer-test.ts';
import { conductTable } from './conduct/conduct-table.ts';
import { secretShoeOf } from './secret-shoe.ts';

let test: DealerTest;
beforeAll(async () => {
  test = await createDealerTest();
});
afterAll(() => test.end());

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
