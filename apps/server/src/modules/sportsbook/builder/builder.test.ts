import { createPublicKey, verify } from 'node:crypto';
import { parsePrice, verifyReceipt } from '@fairway/betting';
import { formatMoney, cny } from '@fairway/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCatalogue, refreshCatalogue } from '../catalogue/catalogue-memory.ts';
import { settleFixture } from '../settlement/settle-fixture.ts';
import { match, type FileMatch } from '../testing/league-file.ts';
import { ft } from '../testing/single-bet.ts';
import { createSportsbookTest, type SentLeg, type SportsbookTest } from '../testing/sportsbook-test.ts';

let test: SportsbookTest;

beforeAll(async () => {
  test = await createSportsbookTest();
});
afterAll(() => test.end());

/** Home wins, both score, home leads at half-time: none implies another. */
const three = ['ft_1x2/home', 'ft_bts/yes', 'ht_1x2/home'];

/** A match with a member who has 100.00, and the legs as the slip sends them. */
async function stage(name: string, selections = three) {
  const home = `Builder ${name}`;
  await test.imports([match(home, `Guest ${name}`)]);
  const fixtureId = await test.fixtureOf(home);
  const legs: SentLeg[] = [];
  for (const selection of selections) legs.push(await test.leg(fixtureId, selection));
  const member = await test.bettor(`Builds${name}`, 100_00n);
  const quote = () => member.api.quoteBuilder({ currency: 'CNY', legs });
  const place = async (over: { builder?: { odds: string } | undefined; [field: string]: unknown } = {}) => {
    const odds = 'builder' in over ? null : (await quote()).odds;
    const slip = { currency: 'CNY' as const, unitStake: '20.00', sizes: [legs.length], legs };
    const terms = { pricePolicy: 'none' as const, builder: { odds: odds ?? '2.000' } };
    return member.api.placeBet({ ...slip, ...terms, ...over }, test.once());
  };
  const result = async (score: FileMatch['score'], rest: FileMatch = {}) => {
    await test.imports([match(home, `Guest ${name}`, { ...rest, score })]);
    await test.settle();
  };
  return { member, fixtureId, legs, quote, place, result };
}

/** What 20.00 return at a price, half a fen up. */
function twentyAt(price: string | undefined): string {
  return formatMoney(cny((parsePrice(price ?? '') * 20_00n + 500n) / 1000n));
}

async function liabilityOf(fixtureId: string, memberId: string) {
  const { rows } = await sql<{ scope: string; liability: bigint }>`
    select scope, liability from sportsbook_exposures
    where fixture_id = ${fixtureId}::bigint and (scope <> 'member' or key like ${`${memberId}%`})
      and liability > 0 order by scope, key`.execute(test.app.db);
  return rows.map(({ scope, liability }) => [scope, liability]);
}

describe('a bet builder', () => {
  it('is quoted, booked at that price, signed with every price of its legs, and paid when all of them win', async () => {
    const { member, fixtureId, quote, place, result } = await stage('Wins');
    const quoted = await quote();
    expect(quoted).toMatchObject({ refusals: [], balance: { amount: '100.00' } });
    const singles = quoted.legs.map(({ odds }) => parsePrice(odds ?? ''));
    // Together they are likelier than independent ones: the price is below the product, and above each of them.
    const product = singles.reduce((all, price) => (all * price) / 1000n, 1000n);
    expect(parsePrice(quoted.odds ?? '')).toBeLessThan(product);
    for (const price of singles) expect(parsePrice(quoted.odds ?? '')).toBeGreaterThan(price);

    const bet = await place();
    expect(bet).toMatchObject({ status: 'accepted', combinations: 1, stake: '20.00', sizes: [3] });
    expect(bet.builder?.odds).toBe(quoted.odds);
    expect(bet.builder?.prices).toHaveLength(7);
    expect(bet.maximumReturn).toBe(twentyAt(bet.builder?.odds));
    expect(await member.wallet()).toBe('80.00');
    const win = BigInt(bet.maximumReturn.replace('.', '')) - 20_00n;
    // Once on the match and on the member there, however many legs it has.
    expect(await liabilityOf(fixtureId, member.id)).toEqual([
      ['fixture', win],
      ['member', win],
      ...three.map(() => ['selection', win]),
    ]);

    const answer = await member.api.getBetReceipt({ betId: bet.id });
    const ask = (over: object = {}) =>
      verifyReceipt({ kind: 'betReceipt', ...answer, receipt: { ...answer.receipt, ...over } }, isSigned);
    expect(ask()).toMatchObject({
      signed: true,
      prices: bet.builder?.prices,
      agrees: { stake: true, maximumReturn: true, prices: true },
    });
    const { builder } = answer.receipt;
    const dearer = builder && {
      ...builder,
      prices: builder.prices.map((price, set) => (set === 1 ? '9.000' : price)),
    };
    expect(ask({ builder: dearer })).toMatchObject({ signed: false, agrees: { prices: false } });

    await result(ft(2, 1, [1, 0]));
    const settled = await member.api.getBet({ betId: bet.id });
    expect(settled).toMatchObject({
      status: 'settled',
      returned: bet.maximumReturn,
      formula: `20.00 × ${bet.builder?.odds} = ${bet.maximumReturn}`,
      legs: three.map(() => ({ outcome: 'win' })),
    });
    expect(await member.wallet()).toBe(formatMoney(cny(80_00n + 20_00n + win)));
    expect(await liabilityOf(fixtureId, member.id)).toEqual([]);
  });

  it('pays the kept price of the other legs where one is void, its stake where all are, and nothing with a lost one', async () => {
    const abandoned = await stage('Broken');
    const bet = await abandoned.place();
    // Both have scored and the first half is over; who wins the match is not decided any more.
    await abandoned.result({ ft: [2, 1], ht: [1, 0] }, { status: 'abandoned' });
    // Legs 1 and 2 of 0, 1, 2: bits 110, place 5.
    const returned = twentyAt(bet.builder?.prices[5]);
    const read = async () => abandoned.member.api.getBet({ betId: bet.id });
    expect(await read()).toMatchObject({
      status: 'settled',
      returned,
      formula: `20.00 × ${bet.builder?.prices[5]} = ${returned}`,
      legs: [{ outcome: 'void', voidReason: 'abandoned' }, { outcome: 'win' }, { outcome: 'win' }],
    });
    // Played after all, and lost: what was paid comes back.
    await abandoned.result(ft(1, 1, [1, 0]));
    expect(await read()).toMatchObject({
      returned: '0.00',
      settlements: [{ number: 1 }, { cause: 'correction' }],
    });
    expect(await abandoned.member.wallet()).toBe('80.00');

    const cancelled = await stage('Off');
    const off = await cancelled.place();
    await cancelled.result({}, { status: 'cancelled' });
    expect(await cancelled.member.api.getBet({ betId: off.id })).toMatchObject({
      status: 'voided',
      returned: '20.00',
    });
    expect(await cancelled.member.wallet()).toBe('100.00');

    const lost = await stage('Lost');
    const gone = await lost.place();
    // Lost at half-time whatever comes, though the match is broken off.
    await lost.result({ ft: [0, 1], ht: [0, 1] }, { status: 'abandoned' });
    expect(await lost.member.api.getBet({ betId: gone.id })).toMatchObject({
      status: 'settled',
      returned: '0.00',
    });
  });

  it('is settled once by workers side by side, among other bets of its match', async () => {
    const { member, fixtureId, legs, place, result } = await stage('Races');
    const bet = await place();
    const single = { currency: 'CNY' as const, unitStake: '10.00', sizes: [1], pricePolicy: 'any' as const };
    await member.api.placeBet({ ...single, legs: legs.slice(0, 1) }, test.once());
    await test.imports([match('Builder Races', 'Guest Races', { score: ft(0, 1) })]);
    await Promise.all([1, 2, 3].map(async () => settleFixture(test.app, BigInt(fixtureId))));
    const { rows } = await sql<{ number: number }>`
      select number from sportsbook_settlements where bet_id = ${bet.id}::uuid`.execute(test.app.db);
    expect(rows).toHaveLength(1);
    await result(ft(3, 1, [2, 0]));
    await Promise.all([1, 2, 3].map(async () => settleFixture(test.app, BigInt(fixtureId), true)));
    const paid = await member.api.getBet({ betId: bet.id });
    expect(paid).toMatchObject({ returned: bet.maximumReturn, settlements: [{ number: 1 }, { number: 2 }] });
  });
});

describe('what makes no builder', () => {
  it('is refused with a reason a leg, by the quote and by the bet alike', async () => {
    const { quote, place, member, legs } = await stage('Refused', [
      'ft_1x2/home',
      'ft_dc/homeDraw',
      'ft_dnb/home',
    ]);
    expect(await quote()).toMatchObject({
      odds: null,
      limits: null,
      refusals: [{ place: 2, reason: 'notBuilt' }],
    });
    await expect(place()).rejects.toMatchObject({
      error: 'builderRefused',
      data: { refusals: [{ place: 2, reason: 'notBuilt' }] },
    });
    const ask = async (...chosen: typeof legs) =>
      (await member.api.quoteBuilder({ currency: 'CNY', legs: chosen })).refusals;
    const [home, either] = legs;
    if (!home || !either) throw new Error('legs');
    expect(await ask(home, either)).toEqual([{ place: 1, reason: 'redundant' }]);
    expect(await ask(home)).toEqual([{ place: null, reason: 'tooFew' }]);
    expect(await ask(home, { ...home, selectionId: 'ft_1x2/away' })).toEqual([
      { place: 1, reason: 'impossible' },
    ]);
    const other = await stage('Other', ['ft_bts/yes', 'ft_oe/odd']);
    expect(await ask(home, ...other.legs)).toEqual([1, 2].map((place) => ({ place, reason: 'otherMatch' })));
    await expect(other.place({ sizes: [1] })).rejects.toMatchObject({ error: 'inputInvalid' });
    await expect(other.place({ unitStake: '0.01' })).rejects.toMatchObject({ error: 'stakeBelowMinimum' });
    await expect(other.place({ builder: undefined })).rejects.toMatchObject({ error: 'selectionsConflict' });
  });

  it('takes no other price than the one agreed to, no suspended leg, and no match that has begun', async () => {
    const { fixtureId, quote, place } = await stage('Moves');
    const { odds } = await quote();
    await expect(place({ builder: { odds: '99.000' } })).rejects.toMatchObject({
      error: 'priceChanged',
      data: { before: '99.000', after: odds },
    });
    if (odds === null) throw new Error('no price');
    // Other goals are expected, but no leg has moved by a step: the rows refuse what a memory has priced by the old ones.
    refreshCatalogue(test.app);
    await readCatalogue(test.app);
    await sql`
      update sportsbook_fixtures set expected = jsonb_set(expected, '{home}', '2.4')
      where id = ${fixtureId}::bigint`.execute(test.app.db);
    await expect(place({ builder: { odds } })).rejects.toMatchObject({ error: 'priceChanged' });
    expect((await place()).status).toBe('accepted');

    const set = async (status: string) => {
      await sql`
        update sportsbook_markets set status = ${status}, version = version + 1
        where fixture_id = ${fixtureId}::bigint and market = 'ft_bts'`.execute(test.app.db);
    };
    await set('suspended');
    expect(await quote()).toMatchObject({ odds: null, refusals: [{ place: 1, reason: 'notOpen' }] });
    await expect(place()).rejects.toMatchObject({ error: 'marketSuspended' });
    await set('open');
    await sql`update sportsbook_fixtures set expected = null where id = ${fixtureId}::bigint`.execute(
      test.app.db,
    );
    expect(await quote()).toMatchObject({ odds: null, refusals: [{ place: null, reason: 'notOffered' }] });
    await expect(place()).rejects.toMatchObject({ error: 'builderNotOffered' });
  });

  it('cannot be cashed out, and its prices never change', async () => {
    const { member, place } = await stage('Keeps');
    const bet = await place();
    await expect(member.api.quoteCashOut({ betId: bet.id })).rejects.toMatchObject({
      error: 'cashOutUnavailable',
    });
    const edit = sql`
      update sportsbook_bets set builder = jsonb_set(builder, '{prices,0}', '9000') where id = ${bet.id}::uuid`;
    await expect(edit.execute(test.app.db)).rejects.toThrow('never change');
  });
});

function isSigned(publicKey: string, text: string, signature: string): boolean {
  const der = Buffer.from(`302a300506032b6570032100${publicKey}`, 'hex');
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'hex'));
}
