import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { lockFixture } from '../catalogue/catalogue-store.ts';
import { recordResult } from '../results/record-result.ts';
import { settleFixture } from '../settlement/settle-fixture.ts';
import { cashOutDesk } from '../testing/cash-out-desk.ts';
import { match } from '../testing/league-file.ts';
import { createSportsbookTest, type SportsbookTest } from '../testing/sportsbook-test.ts';
import { untilMatchAwaited } from '../testing/until-match-awaited.ts';
import { takeAutoCashOuts } from './take-auto-cash-outs.ts';

let test: SportsbookTest;
let desk: ReturnType<typeof cashOutDesk>;

beforeAll(async () => {
  test = await createSportsbookTest();
  desk = cashOutDesk(test);
});
afterAll(() => test.end());

const even = { over: 1900, under: 1900 };
const errorOf = (answer: PromiseSettledResult<unknown>) =>
  answer.status === 'rejected' ? (answer.reason as { error: string }).error : 'paid';

async function end(fixtureId: string): Promise<void> {
  await inTransaction(test.app.db, async (tx) => {
    await lockFixture(tx, BigInt(fixtureId));
    await recordResult(tx, test.app, {
      fixtureId: BigInt(fixtureId),
      result: { status: 'ended', fullTime: { home: 3, away: 0 }, halfTime: { home: 0, away: 0 }, half: null },
      extra: null,
      source: 'operator/test',
      reason: '测试',
    });
  });
}

describe('a cash-out and the result at once', () => {
  it('pays one of them, whichever is first', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 8; round += 1) {
      const bet = await desk.single(2000, even);
      const quote = await bet.quote();
      const id = BigInt(bet.fixtureId);
      // Every other round the result has a head start.
      const [answer] = await Promise.allSettled([
        round % 2 === 0 ? bet.take(quote) : end(bet.fixtureId).then(() => bet.take(quote)),
        round % 2 === 0
          ? end(bet.fixtureId).then(() => settleFixture(test.app, id))
          : settleFixture(test.app, id),
      ]);
      await settleFixture(test.app, id);
      const isPaid = answer.status === 'fulfilled';
      outcomes.add(isPaid ? 'cashOut' : 'result');
      if (!isPaid) expect(errorOf(answer)).toMatch(/^(cashOutUnavailable|betAlreadySettled)$/);
      const read = await bet.read();
      expect(read.settlements.map(({ cause, change }) => [cause, change])).toEqual([
        isPaid ? ['cashOut', '95.00'] : ['result', '200.00'],
      ]);
      expect(await bet.member.wallet()).toBe(isPaid ? '95.00' : '200.00');
    }
    expect(outcomes).toContain('result');
  });

  it('refuses the cash-out that waited for the match while its result was written', async () => {
    const bet = await desk.single(2000, even);
    const quote = await bet.quote();
    let taken: Promise<unknown> | undefined;
    await inTransaction(test.app.db, async (tx) => {
      await lockFixture(tx, BigInt(bet.fixtureId));
      taken = bet.take(quote).catch((fault: unknown) => fault);
      await untilMatchAwaited(test.app.db);
      await recordResult(tx, test.app, {
        fixtureId: BigInt(bet.fixtureId),
        result: {
          status: 'ended',
          fullTime: { home: 0, away: 0 },
          halfTime: { home: 0, away: 0 },
          half: null,
        },
        extra: null,
        source: 'operator/test',
        reason: '测试',
      });
    });
    expect(await taken).toMatchObject({ error: 'cashOutUnavailable' });
    await settleFixture(test.app, BigInt(bet.fixtureId));
    expect(await bet.read()).toMatchObject({ status: 'settled', returned: '0.00', cashOuts: [] });
  });
});

describe('two cash-outs at once', () => {
  it('pay a part once, and what is left once', async () => {
    const whole = await desk.single(2000, even);
    const all = await whole.quote();
    const answers = await Promise.allSettled([1, 2, 3, 4].map(() => whole.take(all)));
    expect(answers.map(errorOf).toSorted()).toEqual([
      'betAlreadySettled',
      'betAlreadySettled',
      'betAlreadySettled',
      'paid',
    ]);
    expect(await whole.member.wallet()).toBe('95.00');

    const parts = await desk.single(2000, even);
    const half = await parts.quote(50);
    const halves = await Promise.allSettled([parts.take(half), parts.take(half)]);
    // Half of what is left is another part: its quote is of before.
    expect(halves.map(errorOf).toSorted()).toEqual(['cashOutQuoteExpired', 'paid']);
    expect(await parts.read()).toMatchObject({ openStake: '50.00' });
    expect(await parts.member.wallet()).toBe('47.50');
  });
});

describe('an automatic cash-out and its switch at once', () => {
  it('either takes all, or is off and takes nothing', async () => {
    for (let round = 0; round < 6; round += 1) {
      const bet = await desk.single(2000, { over: 1500, under: 2700 });
      await bet.api.setAutoCashOut({ betId: bet.betId, threshold: '120' }, test.once());
      const [off] = await Promise.allSettled([
        bet.api.setAutoCashOut({ betId: bet.betId, threshold: null }, test.once()),
        takeAutoCashOuts(test.app),
        takeAutoCashOuts(test.app),
      ]);
      const { status, cashOuts } = await bet.read();
      if (off.status === 'fulfilled') expect([status, cashOuts]).toEqual(['accepted', []]);
      else expect([status, cashOuts.length, errorOf(off)]).toEqual(['settled', 1, 'betAlreadySettled']);
      expect(await bet.member.wallet()).toBe(off.status === 'fulfilled' ? '0.00' : '122.14');
    }
  });
});

describe('a cash-out that is cut off in the middle', () => {
  it('leaves nothing behind, and the same operation id pays it later', async () => {
    const bet = await desk.single(2000, even);
    const quote = await bet.quote();
    const once = test.once();
    const client = new Client({ connectionString: test.database.superuserUrl });
    await client.connect();
    // After the posting and the cash-out were written, before the settlement is.
    await client.query(`
      create function cut_off() returns trigger language plpgsql as $$ begin raise exception 'cut off'; end $$;
      create trigger cut_off before insert on sportsbook_settlements for each row execute function cut_off()`);
    await expect(bet.take(quote, once)).rejects.toMatchObject({ error: 'fault' });
    await client.query('drop trigger cut_off on sportsbook_settlements; drop function cut_off');
    await client.end();
    expect(await bet.member.wallet()).toBe('0.00');
    expect(await bet.read()).toMatchObject({ status: 'accepted', openStake: '100.00', cashOuts: [] });
    expect(await bet.take(quote, once)).toMatchObject({ status: 'settled', returned: '95.00' });
    expect(await bet.member.wallet()).toBe('95.00');
  });
});

describe('a parlay', () => {
  it('is valued leg by leg, gives its exposure back once and keeps what was paid', async () => {
    await test.imports([match('Quoted', 'Quoted Town'), match('Doubled', 'Doubled Town')]);
    const ids = [await test.fixtureOf('Quoted'), await test.fixtureOf('Doubled')];
    for (const id of ids)
      await sql`
        update sportsbook_markets set prices = '{"odd": 2000, "even": 2000}', status = 'open'
        where fixture_id = ${id}::bigint and market = 'ft_oe'`.execute(test.app.db);
    const legs = await Promise.all(ids.map((id) => test.leg(id, 'ft_oe/odd')));
    const member = await test.bettor('Parlay01', 100_00n);
    const bet = await member.api.placeBet(
      { currency: 'CNY', unitStake: '100', sizes: [2], legs, pricePolicy: 'none' },
      test.once(),
    );
    // 100 x 4.00 x 0.5 x 0.5 x 0.95
    const { quotes } = await member.api.quoteCashOut({ betId: bet.id });
    const quarter = quotes.find(({ percent }) => percent === 25);
    expect(quotes.at(-1)).toMatchObject({ value: '95.00' });
    await member.api.takeCashOut({ betId: bet.id, quote: quarter?.quote ?? '' }, test.once());
    const held = async () => {
      const { rows } = await sql<{ liability: bigint }>`
        select liability from sportsbook_exposures where scope = 'fixture' and key = any (${ids}::text[])`.execute(
        test.app.db,
      );
      return rows.map(({ liability }) => liability);
    };
    // Of 300.00 that the house may lose three quarters are left.
    expect(await held()).toEqual([225_00n, 225_00n]);
    // The first match decides nothing yet; then the value is made of one price alone.
    await end(ids[0] ?? '');
    await settleFixture(test.app, BigInt(ids[0] ?? ''));
    const rest = await member.api.quoteCashOut({ betId: bet.id });
    // 3 : 0 is odd: 75 x 2.00 x (2.00 x 0.5) x 0.95
    expect(rest.quotes.at(-1)).toMatchObject({ stake: '75.00', value: '142.50' });
    await end(ids[1] ?? '');
    await settleFixture(test.app, BigInt(ids[1] ?? ''));
    // 23.75 and 75 x 4.00
    expect(await member.api.getBet({ betId: bet.id })).toMatchObject({
      status: 'settled',
      returned: '323.75',
    });
    expect(await member.wallet()).toBe('323.75');
  });
});
