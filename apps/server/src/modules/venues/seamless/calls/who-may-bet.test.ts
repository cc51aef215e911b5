import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shardOf } from '#modules/ledger';
import { createWalletTest, type Guest, type WalletTest } from '../testing/wallet-test.ts';

let test: WalletTest;
beforeAll(async () => {
  test = await createWalletTest();
});
afterAll(() => test.end());

/** A member with one open stake of 10.00, what then happens, and what a new stake, the win and a rollback of another stake answer. */
async function afterwards(name: string, happens: (guest: Guest) => Promise<unknown>) {
  const guest = await test.guest(name, 100_00n);
  await test.take(guest.bet(`${name}-1`, '10.00'));
  await test.take(guest.bet(`${name}-2`, '20.00'));
  await happens(guest);
  return {
    bet: await test.outcome(guest.bet(`${name}-3`, '1.00')),
    win: await test.outcome(guest.win(`${name}-4`, `${name}-1`, '15.00')),
    rollback: await test.outcome(guest.rollback(`${name}-5`, `${name}-2`)),
  };
}
/** 100.00 less 10.00 and 20.00, then 15.00 and 20.00 in return. */
const taken = { win: '85.00', rollback: '105.00' };

const setStatus = (guest: Guest, status: string) =>
  sql`update members_accounts set status = ${status} where id = ${guest.id}`.execute(test.app.db);

describe('a stake is refused by its own code, while results and rollbacks are taken', () => {
  it('after signing out', async () => {
    expect(await afterwards('signsout', ({ api }) => api.logOut({}))).toEqual({
      ...taken,
      bet: 'walletCallSessionEnded',
    });
  });

  it('after the launch has ended', async () => {
    const ends = ({ id }: Guest) =>
      sql`update venues_wallet_sessions set expires_at = created_at where member_id = ${id}`.execute(
        test.app.db,
      );
    expect(await afterwards('launchends', ends)).toEqual({ ...taken, bet: 'walletCallSessionEnded' });
  });

  it.each([
    ['frozen', 'memberFrozen'],
    ['excluded', 'selfExcluded'],
    ['closing', 'memberClosing'],
  ])('of a member whose account is %s', async (status, bet) => {
    expect(await afterwards(`is${status}`, (guest) => setStatus(guest, status))).toEqual({ ...taken, bet });
  });

  it('during a break', async () => {
    const rests = ({ api }: Guest) => api.startTimeOut({ hours: 24 });
    expect(await afterwards('takesbreak', rests)).toEqual({ ...taken, bet: 'timeOutActive' });
  });

  it('while the venue is closed', async () => {
    const switches = (state: string) =>
      sql`
      insert into venues_switches (code, state, reason_zh, reason_en, until, version, changed_at, changed_by)
      values ('qiming', ${state}, '', '', null, 1, now(), 'test')
      on conflict (code) do update set state = excluded.state`.execute(test.app.db);
    expect(await afterwards('venuecloses', () => switches('closed'))).toEqual({
      ...taken,
      bet: 'venueInMaintenance',
    });
    await switches('open');
  });

  it('of a member from whom an operator has taken the venue', async () => {
    const withheld = ({ id }: Guest) =>
      sql`
      insert into venues_withheld (shard_id, member_id, venue, reason, withheld_at, withheld_by)
      values (${shardOf(id)}, ${id}, 'qiming', 'test', now(), 'test')`.execute(test.app.db);
    expect(await afterwards('withheld', withheld)).toEqual({ ...taken, bet: 'venueNotAuthorised' });
  });

  it('with the token of another member, of nobody, or in another currency', async () => {
    const guest = await test.guest('OwnToken', 100_00n);
    const other = await test.guest('OtherToken', 100_00n);
    expect(await test.outcome(guest.bet('k1', '1.00', { token: other.token }))).toBe(
      'walletCallSessionEnded',
    );
    expect(await test.outcome(guest.bet('k2', '1.00', { token: 'nobodys-token-at-all' }))).toBe(
      'walletCallSessionEnded',
    );
    // Money is looked at first, and what another's wallet holds is not answered.
    for (const [id, memberId] of [
      ['k3', test.app.ids.uuid()],
      ['k4', guest.id],
    ] as const) {
      const bet = other.bet(id, '500.00', { memberId });
      expect([await test.outcome(bet), await test.outcome(bet)]).toEqual([
        'walletCallSessionEnded',
        'walletCallSessionEnded',
      ]);
    }
  });
});

describe('own limits', () => {
  it('count stakes of a seamless venue as they are made, and what comes back', async () => {
    const guest = await test.guest('OwnLimit', 500_00n);
    await guest.api.setPlayLimit({ kind: 'loss', period: 'day', limit: '50' });
    expect(await test.outcome(guest.bet('m1', '50.00'))).toBe('450.00');
    expect(await test.outcome(guest.bet('m2', '0.01'))).toBe('lossLimitReached');
    await test.take(guest.win('m3', 'm1', '20.00'));
    expect(await test.outcome(guest.bet('m4', '20.01'))).toBe('lossLimitReached');
    expect(await test.outcome(guest.bet('m5', '20.00'))).toBe('450.00');
    // Returned stakes count no more.
    await test.take(guest.rollback('m6', 'm5'));
    expect(await test.outcome(guest.bet('m7', '20.00'))).toBe('450.00');
  });
});
