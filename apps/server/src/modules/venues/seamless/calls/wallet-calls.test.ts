import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { seamlessBusiness, seamlessPlay } from '../rounds/play-source.ts';
import { createWalletTest, fine, provider, type WalletTest } from '../testing/wallet-test.ts';

let test: WalletTest;
beforeAll(async () => {
  test = await createWalletTest();
});
afterAll(() => test.end());

/** What the house won (above zero) or lost at the venue. */
async function settled(memberId: string) {
  const { rows } = await sql<{ name: string; payload: Record<string, unknown> }>`
    select name, payload from platform_outbox
    where kind = 'event' and payload ->> 'memberId' = ${memberId} order by id`.execute(test.app.db);
  return rows.filter(({ name }) => name.startsWith('game.')).map(({ payload }) => payload);
}

describe('a round', () => {
  it('takes the stake, pays what it returned, and is announced once it is closed', async () => {
    const guest = await test.guest('RoundPlayer', 100_00n);
    expect(await test.outcome(guest.bet('p1', '30.00'))).toBe('70.00');
    expect(await test.outcome(guest.win('p2', 'p1', '45.50'))).toBe('115.50');
    expect(await settled(guest.id)).toEqual([]);
    const close = {
      kind: 'close',
      provider,
      id: 'p3',
      memberId: guest.id,
      currency: 'CNY',
      round: 'r-p1',
    } as const;
    expect(await test.outcome(close)).toBe('115.50');
    expect(await test.outcome({ ...close, id: 'p4' })).toBe('115.50');
    expect(await settled(guest.id)).toMatchObject([
      { venue: 'qiming', category: 'electronic', ref: 'qiming/CNY/r-p1', stake: '30.00' },
    ]);
    expect((await settled(guest.id))[0]).toMatchObject({ returned: '45.50', turnover: '30.00', free: false });
    expect(await test.outcome(guest.bet('p5', '1.00', { round: 'r-p1' }))).toBe('walletCallSettled');
  });

  it('that gives back exactly the stake counts as a push', async () => {
    const guest = await test.guest('PushPlayer', 100_00n);
    await test.take(guest.bet('ps1', '30.00'));
    await test.take(guest.win('ps2', 'ps1', '30.00', { closesRound: true }));
    expect(await settled(guest.id)).toMatchObject([{ stake: '30.00', returned: '30.00', turnover: '0.00' }]);
  });

  it('that is open counts as open play, and as business that keeps an account from being closed', async () => {
    const guest = await test.guest('OpenRound', 100_00n);
    const open = () => inTransaction(test.app.db, (tx) => seamlessPlay.hasOpenPlay(tx, guest.id));
    const business = () => seamlessBusiness.count(test.app.db, guest.id);
    const placed = () => seamlessPlay.findPlay(test.app.db, guest.id, 'qiming/CNY/r-or1');
    expect([await open(), await business(), await placed()]).toEqual([false, 0, undefined]);
    await test.take(guest.bet('or1', '10.00'));
    const placedAt = test.app.clock.now();
    expect([await open(), await business(), await placed()]).toEqual([true, 1, { placedAt, open: true }]);
    await test.take(guest.win('or2', 'or1', '0', { closesRound: true }));
    expect([await open(), await business(), await placed()]).toEqual([false, 0, { placedAt, open: false }]);
  });

  it('closed by its only stake is lost', async () => {
    const guest = await test.guest('LostPlayer', 100_00n);
    expect(await test.outcome(guest.bet('l1', '30.00', { closesRound: true }))).toBe('70.00');
    expect(await settled(guest.id)).toMatchObject([{ stake: '30.00', returned: '0.00', turnover: '30.00' }]);
    expect(await test.outcome(guest.rollback('l2', 'l1'))).toBe('walletCallSettled');
  });
});

describe('the same id', () => {
  it('gets the kept answer, however the balance has moved since', async () => {
    const guest = await test.guest('Repeats', 100_00n);
    const bet = guest.bet('s1', '10.00');
    const win = guest.win('s2', 's1', '5.00');
    expect([await test.take(bet), await test.take(win)].map(({ balance }) => balance)).toEqual([
      '90.00',
      '95.00',
    ]);
    expect([await test.take(bet), await test.take(win)].map(({ balance }) => balance)).toEqual([
      '90.00',
      '95.00',
    ]);
    // Another launch of the same member sends it again.
    expect(await test.outcome({ ...bet, token: 'another-token-of-a-later-launch' })).toBe('90.00');
    expect(await guest.center()).toBe('95.00');
  });

  it('with another amount, member, round, game, currency or kind is refused, moves nothing and raises an alarm', async () => {
    const guest = await test.guest('Contradicts', 100_00n);
    const other = await test.guest('Contradicted', 100_00n);
    const lines: unknown[] = [];
    test.app.logger.error = (fields) => lines.push(fields);
    await test.take(guest.bet('c1', '10.00'));
    const contradictions = [
      guest.bet('c1', '10.01'),
      other.bet('c1', '10.00'),
      guest.bet('c1', '10.00', { round: 'another' }),
      guest.bet('c1', '10.00', { game: 'another' }),
      guest.bet('c1', '10.00', { currency: 'USDT' }),
      guest.win('c1', 'c1', '10.00'),
    ];
    for (const call of contradictions) expect(await test.outcome(call)).toBe('walletCallDuplicate');
    expect(lines).toHaveLength(contradictions.length);
    expect(lines[0]).toMatchObject({ runbook: 'wallet-call-contradicts', venue: 'qiming', requestNo: 'c1' });
    expect([await guest.center(), await other.center()]).toEqual(['90.00', '100.00']);
  });

  it('refused for lack of money stays refused, with the balance of then', async () => {
    const guest = await test.guest('PoorPlayer', 5_00n);
    const bet = guest.bet('n1', '10.00');
    await expect(test.take(bet)).rejects.toMatchObject({
      error: 'insufficientBalance',
      data: { available: '5.00' },
    });
    const rich = await test.guest('RichPlayer', 0n);
    expect(rich.id).not.toBe(guest.id);
    await test.take({
      kind: 'promo',
      provider,
      id: 'n2',
      memberId: guest.id,
      currency: 'CNY',
      amount: fine('50'),
    });
    await expect(test.take(bet)).rejects.toMatchObject({
      error: 'insufficientBalance',
      data: { available: '5.00' },
    });
    expect(await guest.center()).toBe('55.00');
  });
});

describe('a rollback', () => {
  it('returns a stake once, whatever the second one is called', async () => {
    const guest = await test.guest('TakesBack', 100_00n);
    await test.take(guest.bet('b1', '40.00'));
    expect(await test.outcome(guest.rollback('b2', 'b1'))).toBe('100.00');
    expect(await test.outcome(guest.rollback('b2', 'b1'))).toBe('100.00');
    expect(await test.outcome(guest.rollback('b3', 'b1'))).toBe('100.00');
    expect(await test.outcome(guest.win('b4', 'b1', '80.00'))).toBe('walletCallRefunded');
    expect(await guest.center()).toBe('100.00');
  });

  it('before its bet is taken, and the bet is refused when it comes', async () => {
    const guest = await test.guest('LateBet', 100_00n);
    expect(await test.outcome(guest.rollback('e2', 'e1'))).toBe('100.00');
    expect(await test.outcome(guest.bet('e1', '40.00'))).toBe('walletCallRefunded');
    expect(await test.outcome(guest.bet('e1', '40.00'))).toBe('walletCallRefunded');
    expect(await test.outcome(guest.win('e3', 'e1', '80.00'))).toBe('walletCallRefunded');
    expect(await test.outcome(guest.rollback('e4', 'e1'))).toBe('100.00');
  });

  it('of a stake with its result is refused', async () => {
    const guest = await test.guest('TooLate', 100_00n);
    await test.take(guest.bet('t1', '40.00'));
    await test.take(guest.win('t2', 't1', '0'));
    expect(await test.outcome(guest.rollback('t3', 't1'))).toBe('walletCallSettled');
    expect(await guest.center()).toBe('60.00');
  });

  it('of a win that is spent ends in debt, and then its stake may be taken back', async () => {
    const guest = await test.guest('SpentWin', 50_00n);
    await test.take(guest.bet('d1', '50.00'));
    await test.take(guest.win('d2', 'd1', '200.00'));
    await test.take(guest.bet('d3', '180.00'));
    expect(await test.outcome(guest.rollback('d4', 'd2'))).toBe('0.00');
    // 200.00 taken back, 20.00 of them were there.
    expect(await guest.debt()).toBe('-180.00');
    expect(await test.outcome(guest.rollback('d5', 'd1'))).toBe('50.00');
  });

  it('of another member’s call is refused as a contradiction', async () => {
    const [mine, other] = [await test.guest('OwnsCall', 100_00n), await test.guest('WantsCall', 100_00n)];
    await test.take(mine.bet('o1', '10.00'));
    expect(await test.outcome(other.rollback('o2', 'o1'))).toBe('walletCallDuplicate');
    expect(await test.outcome(other.win('o3', 'o1', '10.00', { round: 'r-o1' }))).toBe('walletCallDuplicate');
    expect([await mine.center(), await other.center()]).toEqual(['90.00', '100.00']);
  });
});

describe('a result for a bet that is not known', () => {
  it('pays nothing and is taken once the bet has come', async () => {
    const guest = await test.guest('Reordered', 100_00n);
    const win = guest.win('u2', 'u1', '15.00');
    expect(await test.outcome(win)).toBe('walletCallUnknownRound');
    await test.take(guest.bet('u1', '10.00'));
    expect(await test.outcome(win)).toBe('105.00');
  });
});

describe('adjustments and gifts', () => {
  it('correct a round both ways, also into debt, and a rollback repays that', async () => {
    const guest = await test.guest('Adjusted', 20_00n);
    await test.take(guest.bet('a1', '20.00'));
    const adjust = {
      kind: 'adjustment',
      provider,
      memberId: guest.id,
      currency: 'CNY',
      round: 'r-a1',
    } as const;
    expect(await test.outcome({ ...adjust, id: 'a2', amount: fine('7.5') })).toBe('7.50');
    expect(await test.outcome({ ...adjust, id: 'a3', amount: -fine('10') })).toBe('0.00');
    expect(await guest.debt()).toBe('-2.50');
    expect(await test.outcome({ ...adjust, id: 'a4', amount: -fine('0.001') })).toBe('amountMalformed');
    expect(await test.outcome({ ...adjust, id: 'a5', round: 'none', amount: fine('1') })).toBe(
      'walletCallUnknownRound',
    );
    // 10.00 come back, 2.50 of them repay what was owed.
    expect(await test.outcome(guest.rollback('a6', 'a3'))).toBe('7.50');
    expect(await guest.debt()).toBe('0.00');
  });

  it('of a closed round are news, with what it returned and what counted before', async () => {
    const guest = await test.guest('AdjustedLate', 20_00n);
    await test.take(guest.bet('al1', '20.00'));
    await test.take(guest.win('al2', 'al1', '20.00', { closesRound: true }));
    await test.take({
      kind: 'adjustment',
      provider,
      id: 'al3',
      memberId: guest.id,
      currency: 'CNY',
      round: 'r-al1',
      amount: fine('5'),
    });
    await test.take(guest.rollback('al4', 'al2'));
    const [first, ...corrections] = await settled(guest.id);
    expect(first).toMatchObject({ returned: '20.00', turnover: '0.00' });
    const round = {
      venue: 'qiming',
      category: 'electronic',
      ref: 'qiming/CNY/r-al1',
      settledAt: first?.['at'],
    };
    // The stake came back as it was put and counted for nothing; with 5.00 more it was at risk.
    expect(corrections).toMatchObject([
      { ...round, before: '20.00', after: '25.00', turnoverBefore: '0.00', turnoverAfter: '20.00' },
      { ...round, before: '25.00', after: '5.00', turnoverBefore: '20.00', turnoverAfter: '20.00' },
    ]);
  });

  it('pay a gift to a member who exists, and to nobody else', async () => {
    const guest = await test.guest('Gifted', 0n);
    const promo = { kind: 'promo', provider, currency: 'CNY', amount: fine('8.88') } as const;
    expect(await test.outcome({ ...promo, id: 'g1', memberId: guest.id })).toBe('8.88');
    expect(await test.outcome({ ...promo, id: 'g2', memberId: test.app.ids.uuid() })).toBe('memberNotFound');
  });
});

describe('amounts', () => {
  it('finer than a unit are refused as stakes and kept as credits until a unit is full', async () => {
    const guest = await test.guest('FineCredits', 10_00n);
    expect(await test.outcome(guest.bet('f1', '1.001'))).toBe('amountMalformed');
    expect(await test.outcome(guest.bet('f2', '0'))).toBe('amountMalformed');
    await test.take(guest.bet('f3', '1.00'));
    // 0.004 + 0.004 + 0.004 = 0.012: one fen, and 0.002 stay.
    const paid = [];
    for (const id of ['f4', 'f5', 'f6']) paid.push(await test.outcome(guest.win(id, 'f3', '0.004')));
    expect(paid).toEqual(['9.00', '9.00', '9.01']);
    // Taken back: -0.004 of 0.002 is one fen less, and 0.008 stay.
    expect(await test.outcome(guest.rollback('f7', 'f6'))).toBe('9.00');
    expect(await test.outcome(guest.win('f8', 'f3', '0.002'))).toBe('9.01');
  });

  it('in USDT are counted to the sixth decimal', async () => {
    const guest = await test.guest('FineUsdt', 1_000_000n, 'USDT');
    expect(await test.outcome(guest.bet('x1', '0.000001'))).toBe('0.999999');
    expect(await test.outcome(guest.win('x2', 'x1', '1.5'))).toBe('2.499999');
  });
});
