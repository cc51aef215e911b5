import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { opening, shardOf, type Account } from './accounts/account.ts';
import { accountsOf } from './index.ts';
import { reasons, type Reason } from './reasons.ts';
import { at, createAttacker, list, type Attacker } from './test-attacker.ts';
import { expectSoundBooks } from './test-ledger.ts';

// Direct SQL as the app: the money of one member does not become that of another.

let attacker: Attacker;

beforeAll(async () => {
  attacker = await createAttacker();
});
afterEach(async () => {
  await expectSoundBooks(attacker.ledger);
});
afterAll(() => attacker.close());

/** Two members whose accounts lie in one shard. */
function neighbours(name: string): [string, string] {
  for (let n = 0; ; n += 1) if (shardOf(`${name}-${n}`) === shardOf(name)) return [name, `${name}-${n}`];
}

describe('another member’s money', () => {
  it('does not pass from member to member in one transfer', async () => {
    const [alice, bob] = neighbours('alice');
    await attacker.ledger.fund(alice, 100n);
    await attacker.ledger.fund(bob, 100n);
    const [from, to] = [accountsOf(alice), accountsOf(bob)];
    const before = await attacker.print();

    // The database takes one member's number from a row's accounts, so another's stands on the other side or nowhere.
    for (const [reason, taker] of [
      ['adjustment', { b: to.interest() }],
      ['venueTransferOwn', { b: to.inTransit('fairway-sports', 'CNY') }],
      ['venueTransferOut', { b: to.inTransit('beichen', 'CNY') }],
      ['interestIn', { b: to.interest() }],
      ['exchange', { b: to.center('CNY') }],
    ] as const) {
      const attempt = () => attacker.transfer(reason, { a: from.center('CNY'), ...taker, amount: -10n });
      expect.soft(await attacker.attack(attempt), reason).toBeDefined();
    }

    expect(await attacker.print()).toBe(before);
  });

  it('does not leave a hold for another member', async () => {
    const [carol, dave] = neighbours('carol');
    await attacker.ledger.fund(carol, 100n);
    await attacker.ledger.fund(dave, 1n);
    const [from, to] = [accountsOf(carol), accountsOf(dave)];
    const hold = attacker.ledger.ids.uuid();
    const { shard, id } = from.center('CNY');
    await attacker.app.query(
      `select * from ledger_hold($1, $2, $3, $4, $5, 'attack', $6, $7, 40, 'rule/test', $5, $8)`,
      [
        shard,
        hold,
        attacker.ledger.ids.uuid(),
        reasons.withdrawalHold.code,
        at,
        id,
        from.locked('CNY').id,
        JSON.stringify([opening(from.locked('CNY'))]),
      ],
    );
    const resolve = (outcome: string | null, reason: Reason, takers: string, amounts: string) =>
      attacker.app.query(
        `select refusal from ledger_resolve_hold($1, $2, $3, $4, $5, $6, $7, 'attack', 'rule/test', $8, $9, null)`,
        [
          shard,
          hold,
          outcome,
          attacker.ledger.ids.uuid(),
          list(attacker.ledger.ids.uuid()),
          reasons[reason].code,
          at,
          takers,
          amounts,
        ],
      );
    const [mine, his] = [id, to.center('CNY').id];
    const before = await attacker.print();

    expect
      .soft(await attacker.attack(() => resolve('posted', 'withdrawalRelease', list(his), '{40}')))
      .toBeDefined();
    expect
      .soft(await attacker.attack(() => resolve('posted', 'withdrawalRelease', list(mine, his), '{1,39}')))
      .toBeDefined();
    expect
      .soft(await attacker.attack(() => resolve('posted', 'withdrawalRelease', list(mine), '{39}')))
      .toBe('ledger_holds_only');
    expect
      .soft(await attacker.attack(() => resolve('posted', 'withdrawalRelease', list(mine, mine), '{50,-10}')))
      .toBe('ledger_holds_only');
    expect
      .soft(
        await attacker.attack(() => resolve('posted', 'withdrawalRelease', list(mine, mine), '{40,NULL}')),
      )
      .toBeDefined();
    expect
      .soft(await attacker.attack(() => resolve('posted', 'withdrawalRelease', '{}', '{}')))
      .toBeDefined();
    expect
      .soft(await attacker.attack(() => resolve('posted', 'withdrawalRelease', list(mine), '{}')))
      .toBeDefined();
    expect
      .soft(await attacker.attack(() => resolve(null, 'withdrawalRelease', list(mine), '{40}')))
      .toBeDefined();
    expect
      .soft(await attacker.attack(() => resolve('VOIDED', 'withdrawalRelease', list(mine), '{40}')))
      .toBeDefined();
    expect
      .soft(await attacker.attack(() => resolve('voided', 'withdrawalPayout', list(his), '{40}')))
      .toBeDefined();

    expect(await attacker.print()).toBe(before);
    // A void goes home, whatever taker was named.
    await resolve('voided', 'withdrawalRelease', list(his), '{40}');
    const { rows } = await attacker.app.query<{ balance: string }>(
      'select ledger_balance_at($1, $2, $3) as balance',
      [shard, mine, at],
    );
    expect(rows[0]?.balance).toBe('100');
  });

  it('is not locked by another’s hold, nor by one of nothing or less', async () => {
    const [erin, frank] = neighbours('erin');
    await attacker.ledger.fund(erin, 100n);
    await attacker.ledger.fund(frank, 100n);
    const [mine, his] = [accountsOf(erin), accountsOf(frank)];
    const hold = (reason: Reason, from: Account, locked: Account, amount: string) =>
      attacker.app.query(
        `select * from ledger_hold($1, $2, $3, $4, $5, 'attack', $6, $7, $8, 'rule/test', $5, $9)`,
        [
          from.shard,
          attacker.ledger.ids.uuid(),
          attacker.ledger.ids.uuid(),
          reasons[reason].code,
          at,
          from.id,
          locked.id,
          amount,
          JSON.stringify([opening(locked)]),
        ],
      );
    const before = await attacker.print();

    expect
      .soft(await attacker.attack(() => hold('withdrawalHold', mine.center('CNY'), his.locked('CNY'), '10')))
      .toBeDefined();
    expect
      .soft(await attacker.attack(() => hold('withdrawalHold', mine.center('CNY'), mine.locked('CNY'), '0')))
      .toBeDefined();
    expect
      .soft(
        await attacker.attack(() => hold('withdrawalRelease', mine.center('CNY'), mine.locked('CNY'), '-10')),
      )
      .toBeDefined();
    expect
      .soft(
        await attacker.attack(() => hold('withdrawalHold', mine.center('CNY'), mine.locked('USDT'), '10')),
      )
      .toBeDefined();
    expect
      .soft(await attacker.attack(() => hold('betStake', mine.center('CNY'), mine.locked('CNY'), '10')))
      .toBeDefined();

    expect(await attacker.print()).toBe(before);
  });
});
