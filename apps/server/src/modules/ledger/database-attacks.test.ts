import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT_KINDS } from './accounts/account-kinds.ts';
import { opening, type Account } from './accounts/account.ts';
import { accountsOf } from './index.ts';
import { REASONS } from './reasons.ts';
import { at, createAttacker, list, type Attacker, type Batch } from './test-attacker.ts';
import { refusal } from './test-raw-posting.ts';
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

describe('crafted arrays', () => {
  const crafted: Record<string, (right: Batch) => Partial<Batch>> = {
    'a request of nothing': () => ({ t_request: '{NULL}' }),
    'no reason': () => ({ t_reason: '{NULL}' }),
    'no instant': () => ({ t_at: '{NULL}' }),
    'no shard': () => ({ t_shard: '{NULL}' }),
    'no id': () => ({ t_id: '{NULL}' }),
    'no account': ({ e_account }) => ({ e_account: e_account.replace(/,.*/, ',NULL}') }),
    'no number': () => ({ e_seq: '{1,NULL}' }),
    'no amount': () => ({ e_amount: '{-5,NULL}' }),
    'no balance': () => ({ e_balance: '{-5,NULL}' }),
    'no kind': () => ({ e_kind: '{100,NULL}' }),
    'no currency': () => ({ e_currency: '{1,NULL}' }),
    'no instant of an entry': () => ({ e_at: list(`"${at}"`, 'NULL') }),
    'no transfer of an entry': () => ({ e_transfer: '{1,NULL}' }),
    'a third leg that names no transfer': () => ({ e_transfer: '{1,1,NULL}' }),
    'a third leg that only the transfer names': () => ({ e_transfer: '{1,1,1}' }),
    'fewer accounts': ({ e_account }) => ({ e_account: e_account.replace(/,.*/, '}') }),
    'fewer numbers': () => ({ e_seq: '{1}' }),
    'fewer amounts': () => ({ e_amount: '{-5}' }),
    'fewer balances': () => ({ e_balance: '{-5}' }),
    'fewer kinds': () => ({ e_kind: '{100}' }),
    'fewer currencies': () => ({ e_currency: '{1}' }),
    'fewer instants': () => ({ e_at: list(`"${at}"`) }),
    'nothing at all': () => ({ t_id: '{}', t_shard: '{}', t_reason: '{}', t_at: '{}', t_request: '{}' }),
    'a second transfer without legs': ({ t_id }) => ({
      t_id: t_id.replace('}', `,${attacker.ledger.ids.uuid()}}`),
      t_shard: '{1,1}',
      t_reason: '{10,10}',
      t_at: list(`"${at}"`, `"${at}"`),
      t_request: '{a,b}',
    }),
    'the same id twice in one batch': ({ t_id, t_shard, e_account }) => ({
      t_id: t_id.replace(/\{(.*)\}/, '{$1,$1}'),
      t_shard: t_shard.replace(/\{(.*)\}/, '{$1,$1}'),
      t_reason: '{10,10}',
      t_at: list(`"${at}"`, `"${at}"`),
      t_request: '{a,b}',
      e_transfer: '{1,2,1,2}',
      e_account: e_account.replace(/\{(.*),(.*)\}/, '{$1,$1,$2,$2}'),
      e_seq: '{1,2,2,3}',
      e_amount: '{-5,-5,5,5}',
      e_balance: '{-5,-10,105,110}',
      e_kind: '{100,100,1,1}',
      e_currency: '{1,1,1,1}',
      e_at: list(...[1, 2, 3, 4].map(() => `"${at}"`)),
    }),
    'the same number twice': ({ e_account }) => ({
      e_transfer: '{1,1,1,1}',
      e_account: e_account.replace(/\{(.*),(.*)\}/, '{$1,$1,$2,$2}'),
      e_seq: '{1,1,2,2}',
      e_amount: '{-5,-5,5,5}',
      e_balance: '{-5,-5,105,105}',
      e_kind: '{100,100,1,1}',
      e_currency: '{1,1,1,1}',
      e_at: list(...[1, 2, 3, 4].map(() => `"${at}"`)),
    }),
    'a number of nought': () => ({ e_seq: '{0,2}' }),
    'a number below nought': () => ({ e_seq: '{-1,2}' }),
    'a reason beyond the table': () => ({ t_reason: '{127}' }),
    'a reason below the table': () => ({ t_reason: '{-1}' }),
    'a kind that wraps into the next reason': () => ({ t_reason: '{9}', e_kind: '{228,129}' }),
    'an entry earlier than its transfer': () => ({ e_at: list(`"${at}"`, '"2025-01-01T00:00:00Z"') }),
    'an entry later than its transfer': () => ({ e_at: list(`"${at}"`, '"2027-01-01T00:00:00Z"') }),
    'a correction of a transfer that is not there': () => ({ t_reverses: list(attacker.ledger.ids.uuid()) }),
    'reasons that begin at 0': () => ({ t_reason: '[0:1]={10,92}' }),
    'shards that begin at 0': ({ t_shard }) => ({ t_shard: t_shard.replace(/\{(.*)\}/, '[0:1]={$1,$1}') }),
    'ids in two dimensions': ({ t_id }) => ({ t_id: `{${t_id}}` }),
    'shards in two dimensions': ({ t_shard }) => ({ t_shard: `{${t_shard}}` }),
    'instants of transfers in two dimensions': ({ t_at }) => ({ t_at: `{${t_at}}` }),
  };

  it.each(Object.keys(crafted))('refuses %s', async (name) => {
    const right = await attacker.rightBatch(`crafted ${name}`);
    const before = await attacker.print();

    expect(await attacker.attack(() => attacker.post({ ...right, ...crafted[name]?.(right) }))).toBeDefined();

    expect(await attacker.print()).toBe(before);
    await attacker.post(right);
  });

  it('keeps time when the entries’ instants come in two dimensions', async () => {
    const right = await attacker.rightBatch('two-dimensional');
    const { center } = accountsOf('two-dimensional');
    const [first, second] = ['2026-03-01T00:00:00Z', '2026-02-01T00:00:00Z'];
    const bank = right.e_account.slice(1).split(',')[0] ?? '';
    const backwards: Batch = {
      ...right,
      t_shard: right.t_shard.replace(/\{(.*)\}/, '{$1,$1}'),
      t_id: list(attacker.ledger.ids.uuid(), attacker.ledger.ids.uuid()),
      t_reason: '{10,10}',
      t_at: list(`"${first}"`, `"${second}"`),
      t_request: '{a,b}',
      e_transfer: '{1,2,1,2}',
      e_account: list(bank, bank, center('CNY').id, center('CNY').id),
      e_seq: '{1,2,2,3}',
      e_amount: '{-5,-5,5,5}',
      e_balance: '{-5,-10,105,110}',
      e_kind: '{100,100,1,1}',
      e_currency: '{1,1,1,1}',
      e_at: `{{"${first}"},{"${second}"},{"${first}"},{"${second}"}}`,
    };

    expect(await attacker.attack(() => attacker.post(backwards))).toBeDefined();
  });

  it('keeps transfer and entries together when arrays begin elsewhere', async () => {
    await attacker.ledger.fund('elsewhere', 100n);
    const { house, center } = accountsOf('elsewhere');
    const [bank, mine] = [house('deposits', 'CNY', 'elsewhere'), center('CNY')];
    const other = (mine.shard + 1) % 16;
    const legs = [
      [bank, -5n],
      [mine, 5n],
    ] as const;
    const before = await attacker.print();

    expect
      .soft(
        await attacker.attack(() =>
          attacker.transfer('deposit', legs, { shard: `[0:1]={${other},${mine.shard}}` }),
        ),
      )
      .toBeDefined();
    // judged as an adjustment, written down as a deposit
    const adjusted = [
      [mine, -5n],
      [house('adjustments', 'CNY'), 5n],
    ] as const;
    const disguise = `[0:1]={${REASONS.deposit.code},${REASONS.adjustment.code}}`;
    expect
      .soft(await attacker.attack(() => attacker.transfer('deposit', adjusted, { reason: disguise })))
      .toBeDefined();
    const instants = `[0:1]={"2026-03-01T00:00:00Z","${at}"}`;
    expect
      .soft(await attacker.attack(() => attacker.transfer('deposit', legs, { at: instants })))
      .toBeDefined();
    expect
      .soft(await attacker.attack(() => attacker.transfer('deposit', legs, { at: `{{"${at}"}}` })))
      .toBeDefined();

    expect(await attacker.print()).toBe(before);
  });

  it('has no instant beyond time', async () => {
    const right = await attacker.rightBatch('forever');
    const forever = { t_at: '{infinity}', e_at: '{infinity,infinity}' };
    expect(await attacker.attack(() => attacker.post({ ...right, ...forever }))).toBeDefined();
    await attacker.post(right);
  });
});

describe('openings', () => {
  it.each([
    ['another’s id', (a: Account, b: Account) => ({ ...opening(a), id: b.id })],
    [
      'a member’s account as the house’s kind',
      (a: Account) => ({ ...opening(a), kind: ACCOUNT_KINDS.deposits.code }),
    ],
    ['a kind that is not there', (a: Account) => ({ ...opening(a), kind: 99 })],
    ['a currency that is not there', (a: Account) => ({ ...opening(a), currency: 9 })],
    ['another shard', (a: Account) => ({ ...opening(a), shard: (a.shard + 1) % 16 })],
    ['a shard that is not there', (a: Account) => ({ ...opening(a), shard: 99 })],
    ['an owner that spells a path', (a: Account) => ({ ...opening(a), owner: `x/center/CNY` })],
    ['a part where none is expected', (a: Account) => ({ ...opening(a), part: 'x' })],
  ])('refuses %s', async (name, forge) => {
    const right = await attacker.rightBatch(`opening ${name}`);
    const forged = forge(accountsOf(`opened ${name}`).center('CNY'), accountsOf('victim').center('CNY'));
    const { rows } = await attacker.app.query<{ count: string }>('select count(*) from ledger_accounts');
    const attempt = attacker.post({
      ...right,
      openings: JSON.stringify([...JSON.parse(right.openings ?? '[]'), forged]),
    });
    const rule = await refusal(attempt);
    const after = await attacker.app.query<{ count: string }>('select count(*) from ledger_accounts');
    // Either the whole batch is refused, or what was forged was left out and only the bucket was opened.
    const opened = Number(after.rows[0]?.count) - Number(rows[0]?.count);
    expect([rule === undefined, opened]).toEqual(rule === undefined ? [true, 1] : [false, 0]);
  });
});
