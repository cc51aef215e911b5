import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { lockFixture } from '../../catalogue/catalogue-store.ts';
import { moveMarkets } from '../../markets/markets-store.ts';
import { match } from '../../testing/league-file.ts';
import { createSportsbookTest, type SentLeg, type SportsbookTest } from '../../testing/sportsbook-test.ts';

let test: SportsbookTest;

const homes = ['Alder', 'Birch', 'Cedar', 'Elm', 'Fir', 'Ginkgo', 'Hazel'];

beforeAll(async () => {
  test = await createSportsbookTest();
  await test.imports(homes.map((home) => match(home, `${home} Rovers`)));
});
afterAll(() => test.end());

const single = (leg: SentLeg, pricePolicy: 'none' | 'any' = 'none', unitStake = '10') => ({
  currency: 'CNY' as const,
  unitStake,
  sizes: [1],
  legs: [leg],
  pricePolicy,
});

/** What another process does: nothing here hears of it. */
const elsewhere = {
  suspend: (fixtureId: string) =>
    inTransaction(test.app.db, async (tx) => {
      await lockFixture(tx, BigInt(fixtureId));
      await moveMarkets(tx, BigInt(fixtureId), ['open'], 'suspended', test.app.clock.now());
    }),
  movePrice: (fixtureId: string, market: string, selection: string, price: number) =>
    inTransaction(test.app.db, async (tx) => {
      await lockFixture(tx, BigInt(fixtureId));
      await sql`
        update sportsbook_markets set version = version + 1,
          prices = jsonb_set(prices, ${[selection]}::text[], ${String(price)}::jsonb)
        where fixture_id = ${fixtureId}::bigint and market = ${market}`.execute(tx);
    }),
};

/** Holds a match as its feed does while it writes, until released. */
async function holding(fixtureId: string, act?: 'suspend'): Promise<() => Promise<void>> {
  let letGo = (): void => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  let held = (): void => {};
  const locked = new Promise<void>((resolve) => (held = resolve));
  const over = inTransaction(test.app.db, async (tx) => {
    await lockFixture(tx, BigInt(fixtureId));
    if (act) await moveMarkets(tx, BigInt(fixtureId), ['open'], 'suspended', test.app.clock.now());
    held();
    await released;
  });
  await locked;
  return async () => {
    letGo();
    await over;
  };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('a bet in the lane, judged from memory', () => {
  it('is refused by the rows where another process has suspended the market, and stays refused', async () => {
    const member = await test.bettor('OldMemory', 100_00n);
    const fixtureId = await test.fixtureOf('Alder');
    const leg = await test.leg(fixtureId, 'ft_1x2/home');
    const press = test.once();
    await elsewhere.suspend(fixtureId);

    const refused = { error: 'marketSuspended', data: { leg: 0, selectionId: 'ft_1x2/home' } };
    await expect(member.api.placeBet(single(leg), press)).rejects.toMatchObject(refused);
    await expect(member.api.placeBet(single(leg), press)).rejects.toMatchObject(refused);
    expect(await member.wallet()).toBe('100.00');
  });

  it('is judged by the price that holds then: refused with it, or booked at it, as the policy says', async () => {
    const member = await test.bettor('NewPrice', 100_00n);
    const fixtureId = await test.fixtureOf('Birch');
    const leg = await test.leg(fixtureId, 'ft_1x2/home');
    await elsewhere.movePrice(fixtureId, 'ft_1x2', 'home', 1234);
    await expect(member.api.placeBet(single(leg), test.once())).rejects.toMatchObject({
      error: 'priceChanged',
      data: { before: leg.odds, after: '1.234' },
    });

    const seen = await test.leg(fixtureId, 'ft_1x2/home');
    await elsewhere.movePrice(fixtureId, 'ft_1x2', 'home', 1345);
    const bet = await member.api.placeBet(single(seen, 'any'), test.once());
    expect(bet.legs[0]).toMatchObject({ odds: '1.345', askedOdds: '1.234' });
    expect(bet.maximumReturn).toBe('13.45');
  });

  it('waits for a suspension that is being written and is refused by it', async () => {
    const member = await test.bettor('WaitsForIt', 100_00n);
    const fixtureId = await test.fixtureOf('Cedar');
    const leg = await test.leg(fixtureId, 'ft_1x2/home');
    const letGo = await holding(fixtureId, 'suspend');
    const bet = member.api.placeBet(single(leg), test.once()).catch((fault: unknown) => fault);
    expect(await Promise.race([bet, pause(150).then(() => 'waiting')])).toBe('waiting');
    await letGo();
    expect(await bet).toMatchObject({ error: 'marketSuspended' });
    expect(await member.wallet()).toBe('100.00');
  });

  it('answers the same again once it was booked, whatever became of the market', async () => {
    const member = await test.bettor('AnswerLost', 100_00n);
    const fixtureId = await test.fixtureOf('Elm');
    const leg = await test.leg(fixtureId, 'ft_1x2/home');
    const press = test.once();
    const booked = await member.api.placeBet(single(leg), press);
    await elsewhere.suspend(fixtureId);
    await test.page(fixtureId);
    expect(await member.api.placeBet(single(leg), press)).toEqual(booked);
    await expect(member.api.placeBet(single(leg, 'any'), press)).rejects.toMatchObject({
      error: 'operationIdReused',
    });
    expect(await member.wallet()).toBe('90.00');
  });

  it('is refused to a member excluded a moment ago, whose session is still open', async () => {
    const member = await test.bettor('JustExcluded', 100_00n);
    const fixtureId = await test.fixtureOf('Fir');
    const leg = await test.leg(fixtureId, 'ft_1x2/home');
    await member.api.placeBet(single(leg), test.once());
    await sql`update members_accounts set status = 'excluded' where id = ${member.id}`.execute(test.app.db);
    await expect(member.api.placeBet(single(leg), test.once())).rejects.toMatchObject({
      error: 'selfExcluded',
    });
  });

  it('is refused by the rows alone to one frozen a moment ago, and accepted for those sent with it', async () => {
    const frozen = await test.bettor('JustFrozen', 100_00n);
    const others = await Promise.all(['NotFrozen1', 'NotFrozen2'].map((name) => test.bettor(name, 100_00n)));
    const leg = await test.leg(await test.fixtureOf('Fir'), 'ft_1x2/home');
    await sql`update members_accounts set status = 'frozen' where id = ${frozen.id}`.execute(test.app.db);
    const answers = await Promise.allSettled(
      [frozen, ...others].map(({ api }) => api.placeBet(single(leg), test.once())),
    );
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(answers[0]).toMatchObject({ reason: { error: 'memberFrozen' } });
    expect(await frozen.wallet()).toBe('100.00');
  });

  it('is refused while the venue is in maintenance, by whichever process it was switched', async () => {
    const member = await test.bettor('InRepair', 100_00n);
    const leg = await test.leg(await test.fixtureOf('Fir'), 'ft_1x2/home');
    const until = addSeconds(test.app.clock.now(), 60);
    await sql`
      insert into venues_switches (code, state, until, version, changed_at, changed_by)
      values ('fairway-sports', 'maintenance', ${until}, 1, now(), 'test')`.execute(test.app.db);
    const refused = { error: 'venueInMaintenance', data: { until: until.toISOString() } };
    await expect(member.api.placeBet(single(leg), test.once())).rejects.toMatchObject(refused);
    await sql`delete from venues_switches where code = 'fairway-sports'`.execute(test.app.db);
    await expect(member.api.placeBet(single(leg), test.once())).resolves.toMatchObject({
      status: 'accepted',
    });
  });

  it('spoils nobody else’s: of bets sent together each is judged alone', async () => {
    const [good, bad] = [await test.fixtureOf('Fir'), await test.fixtureOf('Ginkgo')];
    const member = await test.bettor('Together', 1000_00n);
    const legs = [await test.leg(good, 'ft_1x2/home'), await test.leg(bad, 'ft_1x2/home')];
    await elsewhere.suspend(bad);
    const answers = await Promise.allSettled(
      Array.from({ length: 24 }, (_, index) => {
        const leg = legs[index % 2];
        if (!leg) throw new RangeError('no leg');
        return member.api.placeBet(single(leg), test.once());
      }),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(12);
    expect(await member.wallet()).toBe('880.00');
  });
});

describe('a match that another transaction holds for long', () => {
  const sent = async () => {
    const { rows } = await sql<{ last: bigint }>`select last_value as last from ledger_batches`.execute(
      test.app.db,
    );
    return Number(rows[0]?.last);
  };

  it('is tried by one bet: the next ones on it are refused unsent, and one on another match is booked', async () => {
    const member = await test.bettor('HeldMatch', 1000_00n);
    const [held, free] = [await test.fixtureOf('Fir'), await test.fixtureOf('Hazel')];
    const legs = [await test.leg(held, 'ft_1x2/home'), await test.leg(free, 'ft_1x2/home')] as const;
    const letGo = await holding(held);
    const before = await sent();
    try {
      const answers = await Promise.allSettled(
        Array.from({ length: 12 }, () => member.api.placeBet(single(legs[0]), test.once())),
      );
      for (const answer of answers) expect(answer).toMatchObject({ reason: { error: 'overloaded' } });
      // Without a memory each of them is tried alone.
      expect((await sent()) - before).toBeLessThan(12);
      await expect(member.api.placeBet(single(legs[1]), test.once())).resolves.toMatchObject({
        status: 'accepted',
      });
    } finally {
      await letGo();
    }
  });
});

describe('the rows themselves', () => {
  it('count a bet as exposure once, with its possible win and its stake', async () => {
    const { rows } = await sql<{ wrong: bigint }>`
      with due as (
        select legs.fixture_id, sum(bets.maximum_return - bets.stake) as liability, sum(bets.stake) as stakes
        from sportsbook_legs legs join sportsbook_bets bets on bets.id = legs.bet_id group by legs.fixture_id)
      select count(*) as wrong from due full join (
        select * from sportsbook_exposures where scope = 'fixture') as kept using (fixture_id)
      where (due.liability, due.stakes) is distinct from (kept.liability::numeric, kept.stakes::numeric)`.execute(
      test.app.db,
    );
    expect(rows[0]?.wrong).toBe(0n);
  });
});

it('a leg is refused by the rows where its match is not there, which no foreign key asks', async () => {
  const member = await test.bettor('NoSuchMatch', 100_00n);
  const leg = await test.leg(await test.fixtureOf('Hazel'), 'ft_1x2/home');
  const bet = await member.api.placeBet(single(leg), test.once());
  const onAnotherMatch = sql`
      insert into sportsbook_legs
      select (jsonb_populate_record(l, jsonb_build_object('place', 1, 'fixture_id', fixture_id + 1000000))).*
      from sportsbook_legs l where bet_id = ${bet.id}::uuid`.execute(test.app.db);
  await expect(onAnotherMatch).rejects.toMatchObject({
    constraint: 'sportsbook_legs_on_offer',
  });
});
