import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '@fairway/api-client';
import { sql } from 'kysely';
import { inTransaction } from '#platform/db/transaction.ts';
import { lockFixture } from '../../catalogue/catalogue-store.ts';
import { moveMarkets } from '../../markets/markets-store.ts';
import { settleFixture } from '../../settlement/settle-fixture.ts';
import { match } from '../../testing/league-file.ts';
import { slipOf } from '../../testing/slip-of.ts';
import { createSportsbookTest, type SportsbookTest } from '../../testing/sportsbook-test.ts';

let test: SportsbookTest;
let fixtureId: string;

beforeAll(async () => {
  test = await createSportsbookTest();
  await test.imports([match('Alder', 'Birch'), match('Cedar', 'Doum'), match('Elm', 'Fir')]);
  fixtureId = await test.fixtureOf('Alder');
});
afterAll(() => test.end());

/** Members one after another: registering hashes a password, and the pool for that is small on purpose. */
async function bettors(name: string, count: number, fen: bigint) {
  const members = [];
  for (let index = 0; index < count; index += 1) members.push(await test.bettor(`${name}${index}`, fen));
  return members;
}

/** The names of the refusals, and how many were accepted. */
async function outcomes(calls: readonly Promise<unknown>[]) {
  const settled = await Promise.allSettled(calls);
  const refused = settled.flatMap((one) =>
    one.status === 'rejected' ? [one.reason instanceof ApiError ? one.reason.error : String(one.reason)] : [],
  );
  return { accepted: settled.length - refused.length, refused: [...new Set(refused)] };
}

describe('bets at the same time', () => {
  it('never pass an exposure limit together', async () => {
    const elm = await test.fixtureOf('Elm');
    const leg = await test.leg(elm, 'ft_1x2/away');
    const members = await bettors('Exposed', 12, 20_000_00n);
    // The limits leave room for a part of these only: each could win odds × 20,000 less the stake.
    const stake = 20_000;
    const win = (Number(leg.odds) - 1) * stake;
    const room = 300_000;
    const { accepted, refused } = await outcomes(
      members.map((member) => member.api.placeBet(slipOf(leg, String(stake)), test.once())),
    );
    const { rows } = await sql<{ liability: bigint }>`
      select liability from sportsbook_exposures where scope = 'selection' and key = ${`${elm}/ft_1x2/away`}`.execute(
      test.app.db,
    );
    expect(accepted).toBe(Math.min(Math.floor(room / win), 12));
    expect(Number(rows[0]?.liability ?? 0n)).toBeLessThanOrEqual(room * 100);
    if (accepted < 12) expect(refused).toEqual(['exposureReached']);

    // The greatest stake that the slip names is accepted, one fen more is not.
    const late = await test.bettor('AsksFirst', 20_000_00n);
    const preview = await late.api.previewSlip({ currency: 'CNY', legs: [leg], sizes: [1] });
    const most = preview.legs[0]?.single.maxStake ?? '0.00';
    if (most !== '0.00') {
      const [yuan = '0', fen = '00'] = most.split('.');
      const more = BigInt(yuan + fen) + 2n;
      const text = `${more / 100n}.${String(more % 100n).padStart(2, '0')}`;
      await expect(late.api.placeBet(slipOf(leg, text), test.once())).rejects.toMatchObject({
        error: /exposureReached|stakeAboveMaximum|payoutAboveMaximum/,
      });
      expect((await late.api.placeBet(slipOf(leg, most), test.once())).status).toBe('accepted');
    }
  });

  it('of one press are one bet, however often the press arrives', async () => {
    const member = await test.bettor('PressesOften', 300_00n);
    const leg = await test.leg(fixtureId, 'ft_1x2/home');
    const press = test.once();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => member.api.placeBet(slipOf(leg, '100'), press)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await member.wallet()).toBe('200.00');
  });

  it('spend a wallet once, from however many tabs', async () => {
    const member = await test.bettor('ManyTabs', 250_00n);
    const leg = await test.leg(fixtureId, 'ft_1x2/away');
    const { accepted, refused } = await outcomes(
      Array.from({ length: 8 }, () => member.api.placeBet(slipOf(leg, '100'), test.once())),
    );
    expect(accepted).toBe(2);
    expect(refused).toEqual(['insufficientBalance']);
    expect(await member.wallet()).toBe('50.00');
  });

  it('are never accepted after a suspension has committed (ABU-2)', async () => {
    const cedar = await test.fixtureOf('Cedar');
    const leg = await test.leg(cedar, 'ft_1x2/home');
    const members = await bettors('Suspended', 4, 9_000_00n);
    let suspended = Number.POSITIVE_INFINITY;
    const accepted: number[] = [];
    const bets = members.flatMap((member) =>
      Array.from({ length: 15 }, async () => {
        const begun = performance.now();
        await member.api.placeBet(slipOf(leg, '10'), test.once()).then(
          () => accepted.push(begun),
          (fault: unknown) => expect(fault).toMatchObject({ error: 'marketSuspended' }),
        );
      }),
    );
    const suspend = async (): Promise<void> => {
      await inTransaction(test.app.db, async (tx) => {
        const row = await lockFixture(tx, BigInt(cedar));
        await moveMarkets(tx, row?.id ?? 0n, ['open'], 'suspended', test.app.clock.now());
      });
      suspended = performance.now();
    };
    await Promise.all([...bets, suspend()]);
    for (const begun of accepted) expect(begun).toBeLessThan(suspended);
    // Whatever is accepted was booked on the version before the suspension.
    const { rows } = await sql<{ late: bigint }>`
      select count(*) as late from sportsbook_legs legs
      join sportsbook_markets markets on markets.fixture_id = legs.fixture_id and markets.market = legs.market
      where legs.fixture_id = ${cedar}::bigint and legs.market_version >= markets.version`.execute(
      test.app.db,
    );
    expect(rows[0]?.late).toBe(0n);
  });

  it('are paid once, however many settle at the same time', async () => {
    const elm = await test.fixtureOf('Elm');
    const leg = await test.leg(elm, 'ft_1x2/home');
    const member = await test.bettor('PaidOnce', 100_00n);
    const bets = [];
    for (let bet = 0; bet < 5; bet += 1) bets.push(await member.api.placeBet(slipOf(leg, '20'), test.once()));
    await test.imports([match('Elm', 'Fir', { score: { ft: [1, 0], ht: [0, 0] } })]);
    await Promise.all([1, 2, 3, 4].map(() => settleFixture(test.app, BigInt(elm))));
    const back = bets.reduce((sum, bet) => sum + BigInt(bet.maximumReturn.replace('.', '')), 0n);
    expect((await member.wallet()).replace('.', '')).toBe(String(back));
  });
});
