import { formatMoney } from '@fairway/money';
import { accountsOf, readHouseTotals } from '#modules/ledger';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { moneyOf } from '../../../testing/fund-member.ts';
import { ft, singleBets } from '../testing/single-bet.ts';
import { createSportsbookTest, type SentLeg, type SportsbookTest } from '../testing/sportsbook-test.ts';
import { endExpiredFreeBets } from './end-expired-free-bets.job.ts';
import { giveFreeBet, type FreeBetTerms } from './give-free-bet.ts';

let test: SportsbookTest;
let open: ReturnType<typeof singleBets>;
beforeAll(async () => {
  test = await createSportsbookTest();
  open = singleBets(test);
});
afterAll(() => test.end());

let given = 0;
/** A free bet of 50.00 for a week, what it wins to be played twice, or as asked. */
function give(memberId: string, terms: Partial<FreeBetTerms> = {}): Promise<string> {
  given += 1;
  return inTransaction(test.app.db, (tx) =>
    giveFreeBet(tx, test.app, {
      memberId,
      currency: 'CNY',
      stake: 50_00n,
      sport: null,
      competitionId: null,
      leastPrice: null,
      factor: 200,
      expiresAt: addSeconds(test.clock.now(), 7 * 86_400),
      sourceKey: `given-${given}`,
      from: accountsOf(memberId).house('promotions', 'CNY'),
      ...terms,
    }),
  );
}

const slip = (leg: SentLeg, freeBetId?: string, unitStake = '50.00') => ({
  currency: 'CNY' as const,
  unitStake,
  sizes: [1],
  legs: [leg],
  pricePolicy: 'none' as const,
  ...(freeBetId === undefined ? {} : { freeBetId }),
});

/** A match on which a member without money bets a free bet at a price. */
async function placed(price: number, terms: Partial<FreeBetTerms> = {}, selection = 'ft_1x2/home') {
  const stage = await open(selection, price);
  const member = await test.register(`Free${(given += 1)}`);
  const id = await give(member.id, terms);
  const bet = await member.api.placeBet(slip(await stage.again(), id), test.once());
  const center = async () => (await moneyOf(test.app, member.id, 'fairway-sports')).center;
  const free = async () => (await member.api.listFreeBets({})).freeBets.find((one) => one.id === id);
  return { ...stage, member, id, bet, center, free, read: () => member.api.getBet({ betId: bet.id }) };
}

/** What the house's promotions hold, in CNY. */
async function promotionsHold() {
  const totals = await readHouseTotals(test.app.db);
  const found = totals.find((one) => one.kind === 'promotions' && one.total.currency === 'CNY');
  return found ? formatMoney(found.total) : '0.00';
}

const toPlay = async ({ api }: { api: Awaited<ReturnType<typeof placed>>['member']['api'] }) =>
  (await api.getTurnover({})).wallets.find(({ currency }) => currency === 'CNY')?.outstanding;

describe('a free bet', () => {
  it('takes no money; what it wins goes to the center wallet without the stake and is to be played', async () => {
    const { bet, member, result, read, center, free } = await placed(2100);
    // 50.00 × 2.100 = 105.00, of which 50.00 are the house's.
    expect(bet).toMatchObject({ isFree: true, stake: '50.00', maximumReturn: '55.00', status: 'accepted' });
    expect(await free()).toMatchObject({ state: 'used', betId: bet.id });
    expect(await center()).toBe('0.00');
    await result(ft(1, 0));
    expect(await read()).toMatchObject({
      status: 'settled',
      returned: '55.00',
      net: '55.00',
      formula: '50.00 × 2.100 - 50.00 = 55.00',
    });
    expect(await center()).toBe('55.00');
    expect(await toPlay(member)).toBe('110.00'); // 55.00 × 2
    const [event] = await settledOf(bet.id);
    expect(event).toMatchObject({ free: true, turnover: '0.00', returned: '55.00' });
  });

  it('that loses costs nothing, and half of a stake that comes back is not paid', async () => {
    const lost = await placed(2100);
    await lost.result(ft(0, 1));
    expect(await lost.read()).toMatchObject({ status: 'settled', returned: '0.00', net: '0.00' });
    // Over 2.25 with two goals: half lost, half back.
    const half = await placed(1900, {}, 'ft_ou:9/over');
    await half.result(ft(1, 1));
    expect(await half.read()).toMatchObject({ status: 'settled', returned: '0.00' });
    expect(await half.center()).toBe('0.00');
  });

  it('is there again when its bet is void, and its stake stays given', async () => {
    const { result, read, free, bet, member } = await placed(2000);
    const promotions = await promotionsHold();
    await result({}, { status: 'cancelled' });
    expect(await read()).toMatchObject({ status: 'voided', returned: '0.00', net: '0.00' });
    expect(await free()).toMatchObject({ state: 'open', betId: null });
    expect(await promotionsHold()).toBe(promotions);
    const other = await open('ft_1x2/home', 2000);
    const next = await member.api.placeBet(slip(await other.again(), (await free())?.id), test.once());
    expect(next.id).not.toBe(bet.id);
  });

  it('comes back for its whole term though that ended with the bet open, and again, never for longer', async () => {
    const term = 600;
    const { result, read, free } = await placed(2000, { expiresAt: addSeconds(test.clock.now(), term) });
    const givenAt = (await free())?.grantedAt;
    test.clock.advance({ seconds: term + 60 });
    await endExpiredFreeBets(test.app);
    expect(await free()).toMatchObject({ state: 'used' });
    const untilIn = (seconds: number) => addSeconds(test.clock.now(), seconds).getTime();
    const until = async () => Date.parse((await free())?.expiresAt ?? '');

    let least = untilIn(term);
    await result({}, { status: 'cancelled' });
    expect(await free()).toMatchObject({ state: 'open', betId: null, grantedAt: givenAt });
    const first = await until();
    expect([first >= least, first <= untilIn(term)]).toEqual([true, true]);

    // A result that counts after all takes it as it is; the next void begins the same term again.
    await result(ft(0, 1));
    expect(await read()).toMatchObject({ status: 'settled' });
    expect([(await free())?.state, await until()]).toEqual(['used', first]);
    test.clock.advance({ seconds: 300 });
    least = untilIn(term);
    await result({}, { status: 'cancelled' });
    const second = await until();
    expect([second >= least, second <= untilIn(term)]).toEqual([true, true]);

    test.clock.advance({ seconds: term + 60 });
    await endExpiredFreeBets(test.app);
    expect((await free())?.state).toBe('expired');
  });

  it('is taken back from the center wallet by a corrected result, and so is what was to be played', async () => {
    const { result, read, center, member } = await placed(3000);
    await result(ft(2, 0));
    expect(await center()).toBe('100.00'); // 50.00 × 3.000 − 50.00
    await result(ft(2, 3));
    expect(await read()).toMatchObject({ status: 'settled', returned: '0.00' });
    expect(await center()).toBe('0.00');
    expect(await toPlay(member)).toBe('0.00');
    await result(ft(2, 0));
    expect(await center()).toBe('100.00');
    expect(await toPlay(member)).toBe('200.00');
  });

  it('is not sold back', async () => {
    const { bet, member } = await placed(2000);
    await expect(member.api.quoteCashOut({ betId: bet.id })).rejects.toMatchObject({
      error: 'cashOutUnavailable',
    });
    await expect(
      member.api.setAutoCashOut({ betId: bet.id, threshold: '20.00' }, test.once()),
    ).rejects.toMatchObject({ error: 'cashOutUnavailable' });
  });

  it('counts for no own limit, but not on a break', async () => {
    const stage = await open('ft_1x2/home', 2000);
    const member = await test.register('FreeLimited');
    const [first, second] = [await give(member.id), await give(member.id)];
    await member.api.setPlayLimit({ kind: 'stake', period: 'day', limit: '1' });
    await member.api.placeBet(slip(await stage.again(), first), test.once());
    await member.api.startTimeOut({ hours: 24 });
    await expect(member.api.placeBet(slip(await stage.again(), second), test.once())).rejects.toMatchObject({
      error: 'timeOutActive',
    });
  });
});

describe('a free bet is refused', () => {
  it('on another stake, price or competition, to another member, and twice', async () => {
    const { member, again, id } = await placed(1500);
    const leg = await again();
    const press = (freeBetId: string, unitStake?: string) =>
      member.api.placeBet(slip(leg, freeBetId, unitStake), test.once());
    await expect(press(id)).rejects.toMatchObject({ error: 'freeBetOver' });
    const whole = await give(member.id);
    await expect(press(whole, '20.00')).rejects.toMatchObject({ error: 'freeBetStake' });
    const dear = await give(member.id, { leastPrice: 1501 });
    await expect(press(dear)).rejects.toMatchObject({ error: 'freeBetOdds' });
    const esports = await give(member.id, { sport: 'esports' });
    await expect(press(esports)).rejects.toMatchObject({ error: 'freeBetSport' });
    const { rows } = await sql<{ id: bigint }>`
      insert into sportsbook_competitions (key, name_zh, name_en, season, position, time_zone, created_at)
      values ('elsewhere', '他处', 'Elsewhere', '2026', 99, 'UTC', now()) returning id`.execute(test.app.db);
    const bound = await give(member.id, { competitionId: rows[0]?.id ?? 0n });
    await expect(press(bound)).rejects.toMatchObject({ error: 'freeBetCompetition' });
    const other = await give((await test.register('FreeOther')).id);
    await expect(press(other)).rejects.toMatchObject({ error: 'freeBetNotFound' });
  });

  it('after its time; its stake goes back to the promotions once', async () => {
    const { member, again } = await placed(1500);
    const before = await promotionsHold();
    const id = await give(member.id, { expiresAt: addSeconds(test.clock.now(), 60) });
    test.clock.advance({ seconds: 61 });
    const leg = await again();
    await expect(member.api.placeBet(slip(leg, id), test.once())).rejects.toMatchObject({
      error: 'freeBetOver',
    });
    await Promise.all([endExpiredFreeBets(test.app), endExpiredFreeBets(test.app)]);
    await endExpiredFreeBets(test.app);
    const { freeBets } = await member.api.listFreeBets({});
    expect(freeBets.find((one) => one.id === id)).toMatchObject({ state: 'expired', betId: null });
    expect(await promotionsHold()).toBe(before);
  });
});

describe('one free bet', () => {
  it('pays one of ten bets that are placed at once', async () => {
    const { member, again } = await placed(1500);
    const leg = await again();
    const id = await give(member.id);
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, () => member.api.placeBet(slip(leg, id), test.once())),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(new Set(answers.flatMap((one) => (one.status === 'rejected' ? [errorOf(one)] : [])))).toEqual(
      new Set(['freeBetOver']),
    );
  });

  it('that ends as it is placed is in a bet or back, never both', async () => {
    const { member, again } = await placed(1500);
    const leg = await again();
    for (let turn = 0; turn < 5; turn += 1) {
      const before = await promotionsHold();
      const id = await give(member.id, { expiresAt: addSeconds(test.clock.now(), 60) });
      test.clock.advance({ seconds: turn % 2 === 0 ? 59 : 60 });
      const [bet] = await Promise.allSettled([
        member.api.placeBet(slip(leg, id), test.once()),
        endExpiredFreeBets(test.app),
      ]);
      test.clock.advance({ seconds: 5 });
      await endExpiredFreeBets(test.app);
      const inBet = bet.status === 'fulfilled';
      expect(inBet).toBe(turn % 2 === 0);
      const { freeBets } = await member.api.listFreeBets({});
      expect(freeBets.find((one) => one.id === id)?.state).toBe(inBet ? 'used' : 'expired');
      expect((await promotionsHold()) === before).toBe(!inBet);
    }
  });
});

const errorOf = (answer: PromiseRejectedResult) => (answer.reason as { error: string }).error;

async function settledOf(betId: string) {
  const { rows } = await sql<{ payload: unknown }>`
    select payload from platform_outbox where name = 'bet.settled' and payload ->> 'betId' = ${betId}`.execute(
    test.app.db,
  );
  return rows.map(({ payload }) => payload);
}
