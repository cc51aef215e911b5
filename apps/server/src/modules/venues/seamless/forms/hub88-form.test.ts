import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { demoKeys } from '../parties/demo-keys.ts';
import { sql } from 'kysely';
import { hub88Line, providerKey } from '../testing/provider-line.ts';
import { createWalletTest, type Guest, type WalletTest } from '../testing/wallet-test.ts';

const [key, stranger] = [providerKey('rsa'), providerKey('rsa')];
let test: WalletTest;
let ask: ReturnType<typeof hub88Line>;
let guest: Guest;
let requests = 0;
beforeAll(async () => {
  test = await createWalletTest({
    HUB_URL: 'https://api.hub.example',
    HUB_PUBLIC_KEY: key.written,
    HUB_PRIVATE_KEY: demoKeys.ours,
    HUB_OPERATOR_ID: '1',
    HUB_ADDRESSES: '127.0.0.1',
  });
  ask = hub88Line(test.urls.site, key.privateKey);
  guest = await test.guest('AtTheHub', 100_00n);
  await inTransaction(test.app.db, (tx) =>
    sql`update venues_wallet_sessions set provider = 'hub' where member_id = ${guest.id}`.execute(tx),
  );
});
afterAll(() => test.end());

const head = () => ({ user: guest.id, request_uuid: `request-${(requests += 1)}` });
const bet = (id: string, amount: unknown, more: object = {}) => ({
  ...head(),
  transaction_uuid: id,
  token: guest.token,
  round: `round-${id}`,
  game_code: 'hub_dice',
  currency: 'CNY',
  amount,
  round_closed: false,
  is_free: false,
  supplier_user: 'x',
  ...more,
});
const win = (id: string, reference: string, amount: number, more: object = {}) => ({
  ...bet(id, amount),
  round: `round-${reference}`,
  reference_transaction_uuid: reference,
  ...more,
});
const rollback = (id: string, reference: string) => ({
  ...head(),
  transaction_uuid: id,
  reference_transaction_uuid: reference,
  token: guest.token,
  round: `round-${reference}`,
  game_code: 'hub_dice',
  round_closed: true,
});

describe('Hub88’s form', () => {
  it('counts in hundred-thousandths and repeats whose request it answers', async () => {
    const asked = { ...head(), token: guest.token, game_code: 'hub_dice' };
    expect((await ask('user/balance', asked)).body).toEqual({
      user: guest.id,
      request_uuid: asked.request_uuid,
      status: 'RS_OK',
      currency: 'CNY',
      balance: 10_000_000,
    });
    const steps = [
      await ask('transaction/bet', bet('a1', 1_000_000)),
      await ask('transaction/win', win('a2', 'a1', 1_500_000)),
      await ask('transaction/bet', bet('a3', 2_000_000)),
      await ask('transaction/rollback', rollback('a4', 'a3')),
    ];
    expect(steps.map(({ status, body }) => [status, body['status'], body['balance']])).toEqual([
      [200, 'RS_OK', 9_000_000],
      [200, 'RS_OK', 10_500_000],
      [200, 'RS_OK', 8_500_000],
      [200, 'RS_OK', 10_500_000],
    ]);
  });

  it('gives the same transaction the same answer under another request', async () => {
    const first = await ask('transaction/bet', bet('b1', 100_000));
    await ask('transaction/bet', bet('b2', 100_000));
    const again = await ask('transaction/bet', bet('b1', 100_000));
    expect({ ...again.body, request_uuid: '' }).toEqual({ ...first.body, request_uuid: '' });
    expect((await ask('transaction/bet', bet('b1', 200_000))).body).toMatchObject({
      status: 'RS_ERROR_DUPLICATE_TRANSACTION',
    });
  });

  it.each([
    [
      'too little money, with the balance',
      () => ['transaction/bet', bet('c1', 90_000_000_000)],
      'RS_ERROR_NOT_ENOUGH_MONEY',
    ],
    [
      'a token that has ended',
      () => ['transaction/bet', bet('c2', 1000, { token: 'an-old-token-of-a-launch' })],
      'RS_ERROR_TOKEN_EXPIRED',
    ],
    [
      'a result without its bet',
      () => ['transaction/win', win('c3', 'nobody', 1000)],
      'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    ],
    [
      'a result of what was taken back',
      () => ['transaction/win', win('c4', 'a3', 1000)],
      'RS_ERROR_TRANSACTION_ROLLED_BACK',
    ],
    ['half a fen', () => ['transaction/bet', bet('c5', 500)], 'RS_ERROR_WRONG_TYPES'],
    ['an amount with decimals', () => ['transaction/bet', bet('c6', 1.5)], 'RS_ERROR_WRONG_SYNTAX'],
    ['an amount below nothing', () => ['transaction/bet', bet('c7', -1000)], 'RS_ERROR_WRONG_SYNTAX'],
    ['another operation', () => ['transaction/steal', {}], 'RS_ERROR_WRONG_SYNTAX'],
  ] satisfies [string, () => [string, object], string][])(
    'answers %s with HTTP 200 and its status',
    async (_, call, status) => {
      const [operation, fields] = call();
      expect(await ask(operation, fields)).toMatchObject({ status: 200, body: { status } });
    },
  );

  it('takes nothing that the aggregator did not sign, or that comes from elsewhere', async () => {
    const fields = bet('d1', 1000);
    const refused = { status: 200, body: { status: 'RS_ERROR_INVALID_SIGNATURE' } };
    expect(await ask('transaction/bet', fields, { key: stranger.privateKey })).toMatchObject(refused);
    expect(
      await ask('transaction/bet', fields, { sent: JSON.stringify({ ...fields, amount: 1 }) }),
    ).toMatchObject(refused);
    expect(await ask('transaction/bet', fields, { headers: { 'x-hub88-signature': '' } })).toMatchObject(
      refused,
    );
    expect(
      await ask('transaction/bet', fields, { headers: { 'x-forwarded-for': '198.51.100.7' } }),
    ).toMatchObject({
      status: 200,
      body: { status: 'RS_ERROR_INVALID_PARTNER' },
    });
  });

  it('reaches no call and no launch of another provider', async () => {
    const other = await test.guest('AtQiming', 10_00n);
    await test.take(other.bet('theirs', '5.00'));
    // The same id is another call here: it is sealed for this aggregator alone.
    const theirs = { ...rollback('e1', 'theirs'), user: other.id, currency: 'CNY' };
    expect((await ask('transaction/rollback', theirs)).body).toMatchObject({
      status: 'RS_OK',
      balance: 500_000,
    });
    expect(
      (await ask('transaction/bet', bet('e2', 1000, { user: other.id, token: other.token }))).body,
    ).toMatchObject({
      status: 'RS_ERROR_TOKEN_EXPIRED',
    });
    expect(await other.center()).toBe('5.00');
  });

  it('closes a round by a result that says so', async () => {
    await ask('transaction/bet', bet('f1', 1_000_000));
    await ask('transaction/win', win('f2', 'f1', 0, { round_closed: true }));
    const { rows } = await sql<{ stake: string }>`
      select payload ->> 'stake' as stake from platform_outbox
      where name = 'game.settled' and payload ->> 'ref' = 'hub/CNY/round-f1'`.execute(test.app.db);
    expect(rows).toEqual([{ stake: '10.00' }]);
  });
});
