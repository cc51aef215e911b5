import { ApiError } from '@fairway/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { lockFixture } from '../catalogue/catalogue-store.ts';
import { newestSettings } from '../../../testing/settings-by-two.ts';
import { match } from '../testing/league-file.ts';
import { publishElsewhere, withScope } from '../testing/limits-desk.ts';
import { slipOf } from '../testing/slip-of.ts';
import { createSportsbookTest, type SportsbookTest } from '../testing/sportsbook-test.ts';
import { firstSportsbookSettings } from './first-settings.ts';
import { limitsEverywhere } from './limits-of.ts';

let test: SportsbookTest;
const homes = ['Alder', 'Birch', 'Cedar', 'Doum', 'Elm', 'Fir', 'Ginkgo'];
const first = firstSportsbookSettings;

beforeAll(async () => {
  test = await createSportsbookTest();
  await test.imports(homes.map((home) => match(home, `${home} Rovers`)));
});
afterAll(() => test.end());

const refusalOf = async (bet: Promise<{ status: string }>) =>
  bet.then(
    ({ status }) => ({ name: status, data: {} }),
    (fault: unknown) =>
      fault instanceof ApiError ? { name: fault.error, data: fault.data } : { name: String(fault) },
  );

/** Runs `act` while a match is held as its feed holds it. */
async function whileHeld(fixtureId: string, act: () => Promise<void>): Promise<void> {
  let letGo = (): void => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  let held = (): void => {};
  const locked = new Promise<void>((resolve) => (held = resolve));
  const over = inTransaction(test.app.db, async (tx) => {
    await lockFixture(tx, BigInt(fixtureId));
    held();
    await released;
  });
  await locked;
  try {
    await act();
  } finally {
    letGo();
    await over;
  }
}

/** Until a statement of the product waits for a locked row. */
async function isSessionWaiting(): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await sql`
          select from pg_stat_activity
          where datname = current_database() and application_name like 'fairway-%' and wait_event_type = 'Lock'`.execute(
          test.app.db,
        );
        return rows.length;
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(0);
}

async function exposureOf(fixtureId: string, selection: string) {
  const { rows } = await sql<{ liability: bigint; limit_fen: bigint }>`
    select liability, limit_fen from sportsbook_exposures
    where scope = 'selection' and key = ${`${fixtureId}/${selection}`}`.execute(test.app.db);
  return rows[0];
}

describe('the rows', () => {
  it('begin with the liabilities that the settings begin with', async () => {
    const { rows } = await sql`
      select phase, selection_fen, fixture_fen, member_fen from sportsbook_limits where version = 1
      order by phase`.execute(test.app.db);
    expect(rows).toEqual(
      (['live', 'pre'] as const).map((phase) => {
        const { liability } = limitsEverywhere(first, phase);
        const { selection, fixture, member } = liability;
        return { phase, selection_fen: selection, fixture_fen: fixture, member_fen: member };
      }),
    );
  });
});

describe('a limit that is lowered while a bet waits', () => {
  it('judges the bet, with the new amount in the refusal', async () => {
    const fixtureId = await test.fixtureOf('Alder');
    const leg = await test.leg(fixtureId, 'ft_1x2/home');
    const { api, wallet } = await test.bettor('HeldStake', 100_00n);
    const bets: ReturnType<typeof refusalOf>[] = [];
    await whileHeld(fixtureId, async () => {
      bets.push(refusalOf(api.placeBet(slipOf(leg, '50'), test.once())));
      await isSessionWaiting();
      await publishElsewhere(test, withScope(first, `fixture/${fixtureId}`, { maxSingle: '40' }));
    });
    expect(await Promise.all(bets)).toMatchObject([{ name: 'stakeAboveMaximum', data: { max: '40.00' } }]);
    expect(await wallet()).toBe('100.00');
    expect((await api.placeBet(slipOf(leg, '40'), test.once())).status).toBe('accepted');
  });

  it('stops increases of a liability that is above it, and leaves what was booked', async () => {
    const fixtureId = await test.fixtureOf('Birch');
    const leg = await test.leg(fixtureId, 'ft_1x2/away');
    const member = await test.bettor('AboveIt', 20_000_00n);
    await member.api.placeBet(slipOf(leg, '1000'), test.once());
    const before = await exposureOf(fixtureId, 'ft_1x2/away');
    // Below what stands, and above what the next bet alone could win.
    expect(before && before.liability > 200_00n && Number(leg.odds) < 20).toBe(true);
    await publishElsewhere(test, withScope(first, `fixture/${fixtureId}`, { selectionLiability: '200' }));

    const refused = await refusalOf(member.api.placeBet(slipOf(leg, '10'), test.once()));
    expect(refused).toMatchObject({ name: 'exposureReached', data: { maxStake: '0.00' } });
    expect(await exposureOf(fixtureId, 'ft_1x2/away')).toEqual(before);
    const preview = await member.api.previewSlip({ currency: 'CNY', legs: [leg], sizes: [1] });
    expect(preview.legs[0]?.single).toMatchObject({ minStake: '10.00', maxStake: '0.00' });

    // Raised a little above what stands, exactly that little fits.
    const room = 100_00n;
    const yuan = String(((before?.liability ?? 0n) + room) / 100n);
    await publishElsewhere(test, withScope(first, `fixture/${fixtureId}`, { selectionLiability: yuan }));
    const most = await member.api.previewSlip({ currency: 'CNY', legs: [leg], sizes: [1] });
    const stake = most.legs[0]?.single.maxStake ?? '';
    expect((await member.api.placeBet(slipOf(leg, stake), test.once())).status).toBe('accepted');
    const after = await exposureOf(fixtureId, 'ft_1x2/away');
    expect(after && after.liability <= after.limit_fen).toBe(true);
  });

  it('is never passed, however many bets meet it', async () => {
    const fixtureId = await test.fixtureOf('Cedar');
    const leg = await test.leg(fixtureId, 'ft_1x2/home');
    const members = [];
    for (let index = 0; index < 8; index += 1) members.push(await test.bettor(`Meets${index}`, 2_000_00n));
    const lowered = withScope(first, `fixture/${fixtureId}`, { fixtureLiability: '700' });
    const bets = members.flatMap(({ api }) =>
      ['200', '200'].map((stake) => refusalOf(api.placeBet(slipOf(leg, stake), test.once()))),
    );
    const version = publishElsewhere(test, lowered);
    const names = new Set((await Promise.all(bets)).map(({ name }) => name));
    expect([...names].filter((name) => name !== 'accepted' && name !== 'exposureReached')).toEqual([]);

    // What was booked under the lowered limit fits it; what was there before it stays.
    const { rows } = await sql<{ limits_version: number; liability: bigint }>`
      select legs.limits_version, sum(bets.maximum_return - bets.stake)::bigint as liability
      from sportsbook_legs legs join sportsbook_bets bets on bets.id = legs.bet_id and bets.shard_id = legs.shard_id
      where legs.fixture_id = ${fixtureId}::bigint group by 1`.execute(test.app.db);
    const inForce = await version;
    const before = rows.filter((row) => row.limits_version !== inForce);
    const under = rows.find((row) => row.limits_version === inForce)?.liability ?? 0n;
    const early = before.reduce((sum, { liability }) => sum + liability, 0n);
    expect(under === 0n || early + under <= 700_00n).toBe(true);
    await expect(members[0]?.api.placeBet(slipOf(leg, '1900'), test.once())).rejects.toMatchObject({
      error: expect.stringMatching(/exposureReached|insufficientVenueBalance|balance/i) as string,
    });
  });
});

describe('limits by scope and time', () => {
  it('are the market’s own where it has some, and shown so on the slip', async () => {
    const [narrow, wide] = [await test.fixtureOf('Doum'), await test.fixtureOf('Elm')];
    await publishElsewhere(
      test,
      withScope(
        withScope(first, `fixture/${narrow}`, { minSingle: '20', maxSingle: '300' }),
        'marketKind/ft_oe',
        { maxSingle: '77' },
      ),
    );
    const legs = [await test.leg(narrow, 'ft_1x2/home'), await test.leg(wide, 'ft_1x2/home')];
    const preview = await test.visitor.previewSlip({ currency: 'CNY', legs, sizes: [2] });
    expect(preview.legs.map(({ single }) => [single.minStake, single.maxStake])).toEqual([
      ['20.00', '300.00'],
      ['10.00', '20000.00'],
    ]);
    const odd = await test.leg(narrow, 'ft_oe/odd');
    const [shown] = (await test.visitor.previewSlip({ currency: 'CNY', legs: [odd], sizes: [1] })).legs;
    expect(shown?.single).toMatchObject({ minStake: '20.00', maxStake: '77.00' });
  });

  it('count from their instant by the database’s clock, and not before', async () => {
    const fixtureId = await test.fixtureOf('Fir');
    const leg = await test.leg(fixtureId, 'ft_1x2/home');
    const { api } = await test.bettor('FromThen', 100_00n);
    const later = addSeconds(test.clock.now(), 60);
    const desk = await test.operator('trader');
    const { version, settings } = await newestSettings(desk.api, 'sportsbook');
    const { proposalId } = await desk.api.changeSettings(
      {
        kind: 'sportsbook',
        version,
        settings: withScope(settings, `fixture/${fixtureId}`, { maxSingle: '15' }),
        reason: '德比战降限',
        validFrom: later.toISOString(),
      },
      test.once(),
    );
    expect(proposalId).toBeNull();
    expect((await api.placeBet(slipOf(leg, '20'), test.once())).status).toBe('accepted');
    test.clock.set(later);
    expect(await refusalOf(api.placeBet(slipOf(leg, '20'), test.once()))).toMatchObject({
      name: 'stakeAboveMaximum',
      data: { max: '15.00' },
    });
  });

  it('decide how long a bet in play waits', async () => {
    const fixtureId = await test.fixtureOf('Ginkgo');
    await publishElsewhere(test, withScope(first, `fixture/${fixtureId}`, {}, 12));
    await sql`
      update sportsbook_fixtures set status = 'firstHalf', half = 1, home_goals = 0, away_goals = 0,
        feed_heard_at = ${test.clock.now()} where id = ${fixtureId}::bigint`.execute(test.app.db);
    const leg = await test.leg(fixtureId, 'ft_1x2/home');
    const { api } = await test.bettor('WaitsLonger', 100_00n);
    expect((await api.previewSlip({ currency: 'CNY', legs: [leg], sizes: [1] })).delaySeconds).toBe(12);
    const bet = await api.placeBet(slipOf(leg), test.once());
    expect(bet).toMatchObject({ status: 'pending' });
    expect(Date.parse(bet.decidesAt ?? '') - Date.parse(bet.placedAt)).toBe(12_000);
  });
});
