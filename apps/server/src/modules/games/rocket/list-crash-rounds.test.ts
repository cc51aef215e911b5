import { linkBefore, verify } from '@fairway/fair-games';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashing } from '../rules/hashing.ts';
import { createCrashTest, type CrashTest } from '../testing/crash-test.ts';
import { readFlights } from './list-crash-rounds.ts';

let test: CrashTest;
beforeAll(async () => {
  test = await createCrashTest();
});
afterAll(() => test.end());

/** Short flights, so that the clock need not go far. */
const short = (point: number) => point < 300;

async function fly(): Promise<number> {
  const number = await test.open();
  await test.start(short);
  await test.land();
  return number;
}

describe('the list of flights', () => {
  it('has every flight that ended, newest first, page by page, and none twice', async () => {
    expect(await test.visitor.listCrashRounds({})).toEqual({ rounds: [], next: null });
    const flown: number[] = [];
    for (let flights = 0; flights < 3; flights += 1) flown.unshift(await fly());
    const numbers = ({ rounds }: { rounds: readonly { number: number }[] }) =>
      rounds.map(({ number }) => number);

    const all = await test.visitor.listCrashRounds({});
    expect([numbers(all), all.next]).toEqual([flown, null]);
    // The same by pages of two.
    const first = await readFlights(test.app.db, undefined, 2);
    expect(first.next).toBe(flown[1]);
    const second = await readFlights(test.app.db, first.next ?? 0, 2);
    expect([...numbers(first), ...numbers(second)]).toEqual(flown);
    expect(second.next).toBeNull();
    // A flight that lands meanwhile moves no page.
    await fly();
    expect(await test.visitor.listCrashRounds({ below: first.next ?? 0 })).toEqual(second);
  });

  it('has all that a point is computed from again, and nothing of the present flight', async () => {
    const number = await test.open();
    await test.start(short);
    const { rounds } = await test.visitor.listCrashRounds({});
    expect(rounds.map((round) => round.number)).not.toContain(number);
    const [last] = rounds;
    if (!last) throw new Error('no flight');
    const { link, randomness, point, linkIndex, firstLink } = last;
    const question = { kind: 'draw', code: 'rocket', issue: String(last.number), link, randomness };
    expect(verify(hashing, question)).toMatchObject({ point: String(point / 100) });
    let hashed = link;
    for (let place = linkIndex; place > 0; place -= 1) hashed = linkBefore(hashing, hashed);
    expect(hashed).toBe(firstLink);
    await test.land();
  });

  it('keeps no flight going', async () => {
    const before = await sql`select at from games_rocket_interest`.execute(test.app.db);
    test.clock.advance({ seconds: 20 });
    await test.visitor.listCrashRounds({});
    expect((await sql`select at from games_rocket_interest`.execute(test.app.db)).rows).toEqual(before.rows);
  });
});
