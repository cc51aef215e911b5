import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accountKinds } from './accounts/account-kinds.ts';
import { currencyCodes } from './accounts/ledger-currency.ts';
import { opening, shardOf, type Account } from './accounts/account.ts';
import { accountsOf } from './index.ts';
import { reasons } from './reasons.ts';
import { at, createAttacker, keyOf, list, type Attacker, type Batch } from './test-attacker.ts';
import { placesOf } from './test-raw-posting.ts';
import { expectSoundBooks } from './test-ledger.ts';

// An attacker holds the password of the app, or of the reports, and speaks SQL. He may call the functions that the app
// may call, with any arrays he likes. Whatever he sends, the books stay sound, and nobody's money becomes another's.

let attacker: Attacker;

beforeAll(async () => {
  attacker = await createAttacker();
});
afterEach(async () => {
  await expectSoundBooks(attacker.ledger);
});
afterAll(() => attacker.close());

const pocket = (part: number, kind: keyof typeof accountKinds, currency: number): number =>
  (part << 10) | (accountKinds[kind].code << 3) | currency;
const { CNY, USDT } = currencyCodes;
const point = 4;

/** Every array of a batch twice, so that it has two rows. */
const twice = (array: string | null): string | null => array?.replace(/\{(.*)\}/, '{$1,$1}') ?? null;
const twoRows = (right: Batch, over: Partial<Batch>): Partial<Batch> => ({
  ...Object.fromEntries(Object.entries(right).map(([name, array]) => [name, twice(array)])),
  id: list(attacker.ledger.ids.uuid(), attacker.ledger.ids.uuid()),
  ...over,
});

describe('crafted arrays', () => {
  const crafted: Record<string, (right: Batch) => Partial<Batch>> = {
    'a request of nothing': () => ({ request: '{NULL}' }),
    'an empty request': () => ({ request: '{""}' }),
    'no reason': () => ({ reason: '{NULL}' }),
    'no instant': () => ({ at: '{NULL}' }),
    'an instant beyond time': () => ({ at: '{infinity}' }),
    'no id': () => ({ id: '{NULL}' }),
    'no member': () => ({ member: '{NULL}' }),
    'no account': () => ({ a_key: '{NULL}' }),
    'no amount': () => ({ amount: '{NULL}' }),
    'an amount of nothing': () => ({ amount: '{0}', a_balance: '{100}' }),
    'no balance': () => ({ a_balance: '{NULL}' }),
    'no bucket': () => ({ house: '{NULL}' }),
    'no buckets at all': () => ({ house: null }),
    'three sides': ({ house }) => ({ house_to: house }),
    'fewer keys': (right) => twoRows(right, { a_key: right.a_key }),
    'fewer amounts': (right) => twoRows(right, { amount: right.amount }),
    'fewer balances': (right) => twoRows(right, { a_balance: right.a_balance }),
    'fewer members': (right) => twoRows(right, { member: right.member }),
    'fewer buckets': (right) => twoRows(right, { house: right.house }),
    'fewer instants': (right) => twoRows(right, { at: right.at }),
    'nothing at all': () => ({ id: '{}', at: '{}', amount: '{}', reason: '{}', request: '{}' }),
    'the same id twice in one batch': (right) => {
      const [first] = numbersOf(right.a_key);
      return twoRows(right, {
        id: twice(right.id) ?? '',
        a_key: list(first, first + 1n),
        a_balance: '{105,110}',
      });
    },
    'the same number twice': (right) => twoRows(right, {}),
    'a number of nought': () => ({ a_key: list(keyOf(pocket(0, 'center', CNY), 0)), a_balance: '{5}' }),
    'a gap in the numbers': (right) => ({ a_key: list(numbersOf(right.a_key)[0] + 1n) }),
    'a gap inside the batch': (right) => {
      const [first] = numbersOf(right.a_key);
      return twoRows(right, { a_key: list(first, first + 2n), a_balance: '{105,110}' });
    },
    'rows in another order than that of their numbers': (right) => {
      const [first] = numbersOf(right.a_key);
      return twoRows(right, { a_key: list(first + 1n, first), a_balance: '{110,105}' });
    },
    'a number already taken': (right) => ({ a_key: list(numbersOf(right.a_key)[0] - 1n), a_balance: '{5}' }),
    'a false balance': () => ({ a_balance: '{106}' }),
    'a false balance inside the batch': (right) => {
      const [first] = numbersOf(right.a_key);
      return twoRows(right, { a_key: list(first, first + 1n), a_balance: '{105,111}' });
    },
    'a balance without a predecessor': (right) => ({
      a_key: list(numbersOf(right.a_key)[0] + 7n),
      a_balance: '{105}',
    }),
    'an account that nobody has opened': () => ({
      a_key: list(keyOf(pocket(0, 'coins', currencyCodes.COIN), 1)),
    }),
    'an account that was opened in another currency': () => ({
      a_key: list(keyOf(pocket(0, 'center', USDT), 1)),
      a_balance: '{5}',
    }),
    'points for money': () => ({ a_key: list(keyOf(pocket(0, 'center', point), 1)), a_balance: '{5}' }),
    'a member who is nobody': (right) => ({
      member: list(numbersOf(right.member)[0] + 16_000_000n),
      a_key: list(keyOf(pocket(0, 'center', CNY), 1)),
      a_balance: '{5}',
    }),
    'a bucket of another shard': (right) => ({ house: list(numbersOf(right.house)[0] ^ 1n) }),
    'a bucket of another currency': (right) => ({ house: list(numbersOf(right.house)[0] ^ 48n) }),
    'a bucket that nobody has opened': (right) => ({ house: list(numbersOf(right.house)[0] + (77n << 14n)) }),
    'a chain of side a on side b': (right) => ({
      a_key: null,
      a_balance: null,
      b_key: right.a_key,
      b_balance: right.a_balance,
    }),
    'a kind of the house as a pocket': () => ({
      a_key: list(keyOf(pocket(0, 'deposits', CNY), 1)),
      a_balance: '{5}',
    }),
    'a pocket’s kind as a bucket': (right) => ({
      house: list((numbersOf(right.house)[0] & 15n) | (1n << 7n) | (BigInt(CNY) << 4n)),
    }),
    'a reason that may not': () => ({ reason: list(reasons.gift.code) }),
    'a reason beyond the table': () => ({ reason: '{127}' }),
    'a reason below the table': () => ({ reason: '{-1}' }),
    'a step back in time': () => ({ at: '{"2020-01-01T00:00:00Z"}' }),
    'a step back in time inside the batch': (right) => {
      const [first] = numbersOf(right.a_key);
      const later = '"2027-01-01T00:00:00Z"';
      return twoRows(right, {
        a_key: list(first, first + 1n),
        a_balance: '{105,110}',
        at: list(later, `"${at}"`),
      });
    },
    'a correction of a transfer that is not there': () => ({ reverses: list(attacker.ledger.ids.uuid()) }),
    'a part of a transfer that is not there': () => ({ part_of: list(attacker.ledger.ids.uuid()) }),
    'a part of itself': ({ id }) => ({ part_of: id }),
    'reasons that begin at 0': ({ reason }) => ({ reason: `[0:0]=${reason}` }),
    'keys that begin at 0': ({ a_key }) => ({ a_key: `[0:0]=${a_key}` }),
    'balances that begin at 2': ({ a_balance }) => ({ a_balance: `[2:2]=${a_balance}` }),
    'ids in two dimensions': ({ id }) => ({ id: `{${id}}` }),
    'members in two dimensions': ({ member }) => ({ member: `{${member}}` }),
    'instants in two dimensions': (right) => ({ at: `{${right.at}}` }),
    'an overflow': () => ({ amount: '{9223372036854775807}', a_balance: '{-9223372036854775709}' }),
  };

  it.each(Object.keys(crafted))('refuses %s', async (name) => {
    const right = await attacker.rightBatch(`crafted ${name}`);
    const before = await attacker.print();

    expect(await attacker.attack(() => attacker.post({ ...right, ...crafted[name]?.(right) }))).toBeDefined();

    expect(await attacker.print()).toBe(before);
    await attacker.post(right);
  });

  it('takes two rows of one account that follow each other', async () => {
    const right = await attacker.rightBatch('followed');
    const [first] = numbersOf(right.a_key);
    await attacker.post({
      ...right,
      ...twoRows(right, { a_key: list(first, first + 1n), a_balance: '{105,110}' }),
    });
  });
});

/** The whole numbers of an array literal. */
function numbersOf(array: string | null): [bigint, ...bigint[]] {
  const [first = 0n, ...others] = (array ?? '{}').slice(1, -1).split(',').map(BigInt);
  return [first, ...others];
}

describe('side b', () => {
  it('continues a row of the batch only where the batch says so truly', async () => {
    const owner = 'transit';
    await attacker.ledger.fund(owner, 100n);
    const { center, inTransit } = accountsOf(owner);
    const places = await placesOf(attacker.app, [center('CNY'), inTransit('beichen', 'CNY')]);
    const [mine, road] = [places.get(center('CNY').id), places.get(inTransit('beichen', 'CNY').id)];
    if (!mine || !road) throw new Error('no place');
    const batch = (over: Partial<Batch>): Batch => ({
      id: list(attacker.ledger.ids.uuid(), attacker.ledger.ids.uuid()),
      at: list(`"${at}"`, `"${at}"`),
      member: list(mine.member ?? '', mine.member ?? ''),
      a_key: list(keyOf(mine.number, 2), keyOf(mine.number, 3)),
      a_balance: '{90,80}',
      b_key: list(keyOf(road.number, 1), keyOf(road.number, 2)),
      b_balance: '{10,20}',
      b_before: '{NULL,1}',
      amount: '{-10,-10}',
      house: null,
      house_to: null,
      reason: list(reasons.venueTransferOut.code, reasons.venueTransferOut.code),
      request: '{out,out}',
      part_of: null,
      reverses: null,
      ...over,
    });
    const wrong: Record<string, Partial<Batch>> = {
      'no place before': { b_before: null },
      'itself before': { b_before: '{NULL,2}' },
      'a place beyond the batch': { b_before: '{NULL,3}' },
      'a place of nought': { b_before: '{NULL,0}' },
      'both before each other': { b_before: '{2,1}' },
      'a false balance': { b_balance: '{10,21}' },
      'a number that does not follow': { b_key: list(keyOf(road.number, 1), keyOf(road.number, 3)) },
      'an overdrawn start': { b_balance: '{-10,0}', amount: '{10,-10}', a_balance: '{110,100}' },
    };
    for (const [name, over] of Object.entries(wrong)) {
      expect.soft(await attacker.attack(() => attacker.post(batch(over))), name).toBeDefined();
    }
    await attacker.post(batch({}));
  });
});

describe('buckets of the house', () => {
  it('are not overdrawn where they are guarded, and pay nothing to another shard or currency', async () => {
    const { house, shard } = accountsOf('buckets');
    const anchor = house('anchorPayable', 'CNY', 'anchor-1');
    const payouts = house('payouts', 'CNY', 'bank');
    const elsewhere = accountsOf(ownerOutside(shard)).house('payouts', 'CNY', 'bank');
    const dollars = house('payouts', 'USDT', 'bank');
    const pay =
      (houseTo: Account, amount = 5n) =>
      () =>
        attacker.transfer('anchorPayout', { house: anchor, houseTo, amount });
    expect.soft(await attacker.attack(pay(payouts))).toBe('insufficientBalance');
    expect.soft(await attacker.attack(pay(elsewhere))).toBeDefined();
    expect.soft(await attacker.attack(pay(dollars))).toBeDefined();
    expect.soft(await attacker.attack(pay(payouts, -5n))).toBeDefined();
    const places = await placesOf(attacker.app, [anchor, payouts]);
    const overdrawn: Batch = {
      id: list(attacker.ledger.ids.uuid()),
      at: list(`"${at}"`),
      member: null,
      a_key: null,
      a_balance: null,
      b_key: null,
      b_balance: null,
      b_before: null,
      amount: '{5}',
      house: list(places.get(anchor.id)?.number ?? 0),
      house_to: list(places.get(payouts.id)?.number ?? 0),
      reason: list(reasons.anchorPayout.code),
      request: '{attack}',
      part_of: null,
      reverses: null,
    };
    expect(await attacker.attack(() => attacker.post(overdrawn))).toBe('ledger_guarded');
  });
});

function ownerOutside(shard: number): string {
  for (let n = 0; ; n += 1) if (shardOf(`outside-${n}`) !== shard) return `outside-${n}`;
}

describe('arrays of ledger_transfer that begin elsewhere', () => {
  it('pass nothing off as something else', async () => {
    await attacker.ledger.fund('elsewhere', 100n);
    const { house, center } = accountsOf('elsewhere');
    const [bank, mine] = [house('deposits', 'CNY', 'elsewhere'), center('CNY')];
    const other = (mine.shard + 1) % 16;
    const before = await attacker.print();
    const given = { a: mine, house: bank, amount: 5n };
    const disguised = { a: mine, house: house('adjustments', 'CNY'), amount: -5n };
    const [, adjustment] = [reasons.deposit.code, reasons.adjustment.code];

    for (const over of [
      { shard: `[0:1]={${other},${mine.shard}}` },
      { at: `[0:1]={"2026-03-01T00:00:00Z","infinity"}` },
      { reason: `[0:1]={${adjustment},${adjustment}}` },
    ]) {
      expect.soft(await attacker.attack(() => attacker.transfer('deposit', given, over))).toBeDefined();
    }
    expect.soft(await attacker.attack(() => attacker.transfer('deposit', disguised))).toBe('ledger_reason');

    expect(await attacker.print()).toBe(before);
  });
});

describe('openings', () => {
  it.each([
    ['another’s id', (a: Account, b: Account) => ({ ...opening(a), id: b.id })],
    [
      'a member’s account as the house’s kind',
      (a: Account) => ({ ...opening(a), kind: accountKinds.deposits.code }),
    ],
    ['a kind that is not there', (a: Account) => ({ ...opening(a), kind: 99 })],
    ['a currency that is not there', (a: Account) => ({ ...opening(a), currency: 9 })],
    ['another shard', (a: Account) => ({ ...opening(a), shard: (a.shard + 1) % 16 })],
    ['a shard that is not there', (a: Account) => ({ ...opening(a), shard: 99 })],
    ['an owner that spells a path', (a: Account) => ({ ...opening(a), owner: `x/center/CNY` })],
    ['a part where none is expected', (a: Account) => ({ ...opening(a), part: 'x' })],
  ])('refuses %s', async (name, forge) => {
    const forged = forge(accountsOf(`opened ${name}`).center('CNY'), accountsOf('victim').center('CNY'));
    const count = async () => {
      const { rows } = await attacker.app.query<{ count: string }>(
        `select concat_ws('/', (select count(*) from ledger_accounts), (select count(*) from ledger_members)) as count`,
      );
      return rows[0]?.count;
    };
    const before = await count();
    await attacker.app
      .query('select * from ledger_locate($1, $2)', [JSON.stringify([forged]), at])
      .catch(() => undefined);
    expect(await count()).toBe(before);
  });
});
