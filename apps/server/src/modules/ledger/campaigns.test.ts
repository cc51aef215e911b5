import { cny, coin, money } from '@fairway/money';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountKinds, type AccountKind } from './accounts/account-kinds.ts';
import { uuidOf, type AnyAccount } from './accounts/account.ts';
import { amountOf } from './accounts/ledger-currency.ts';
import {
  accountsOf,
  houseTotalsAt,
  LedgerMisuse,
  memberTotalsAt,
  move,
  points,
  readBalance,
  readHouseTotals,
  readOwnerBalances,
  readOwnerPeriod,
  readStatement,
  readTransfer,
  type Reason,
} from './index.ts';
import { mayTouch } from './reasons.ts';
import { createTestLedger, expectSoundBooks, testInstant, type TestLedger } from './test-ledger.ts';
import { placesOf, rawPost, refusal } from './test-raw-posting.ts';

let ledger: TestLedger;
let app: Client;

beforeAll(async () => {
  ledger = await createTestLedger();
  app = new Client({ connectionString: ledger.database.urls.app });
  await app.connect();
});
afterAll(async () => {
  await expectSoundBooks(ledger);
  await app.end();
  await ledger.close();
});

const ann = accountsOf('ann');
const campaign = ann.house('campaign', 'CNY', 'wheel-1');
const promotions = ann.house('promotions', 'CNY');
const [center, bonus] = [ann.center('CNY'), ann.bonus('CNY')];

async function post(reason: Reason, from: AnyAccount, to: AnyAccount, minor: bigint): Promise<void> {
  await ledger.post({
    id: ledger.ids.uuid(),
    reason,
    legs: move(from, to, amountOf(to.currency, minor)),
    at: testInstant,
    requestId: 'test',
  });
}

/** What each reason may lower and raise, as the table of promotions has it. */
const table: Partial<Record<Reason, readonly [from: string, to: string]>> = {
  promotionFund: ['promotions', 'campaign'],
  promotionFundBack: ['campaign', 'promotions'],
  bucketRefill: ['campaign anchorPayable clearing', 'campaign anchorPayable clearing'],
  promotionAward: ['campaign', 'center coins bonus'],
  rebate: ['promotions campaign', 'center venue'],
  bonusRelease: ['bonus', 'center'],
  bonusForfeit: ['bonus center', 'campaign'],
  promotionReversal: ['bonus center coins debt', 'campaign'],
  freeStake: ['promotions campaign', 'gamesPool sportsbookPool'],
  freeStakeBack: ['gamesPool sportsbookPool', 'promotions campaign'],
  pointsEarn: ['pointsIssued', 'points debt'],
  pointsSpend: ['points', 'pointsIssued'],
  pointsExpire: ['points', 'pointsIssued'],
  pointsReversal: ['points debt pointsIssued', 'points debt pointsIssued'],
};

describe('the reasons of promotions and points', () => {
  it.each(Object.entries(table))('%s lowers and raises these accounts and no others', (name, [from, to]) => {
    // oxlint-disable typescript/no-unsafe-type-assertion -- the keys of a literal are its keys
    const reason = name as Reason;
    for (const kind of Object.keys(accountKinds) as AccountKind[]) {
      // oxlint-enable typescript/no-unsafe-type-assertion
      expect([kind, mayTouch(reason, kind, -1n)]).toEqual([kind, from.split(' ').includes(kind)]);
      expect([kind, mayTouch(reason, kind, 1n)]).toEqual([kind, to.split(' ').includes(kind)]);
    }
  });

  it('fund a campaign, pay from it in every form, and take back', async () => {
    await post('promotionFund', promotions, campaign, 100_00n);
    await post('promotionAward', campaign, bonus, 30_00n);
    await post('promotionAward', campaign, center, 10_00n);
    await post('rebate', campaign, center, 1_00n);
    await post('bonusRelease', bonus, center, 12_00n);
    await post('bonusForfeit', bonus, campaign, 8_00n);
    await post('bonusForfeit', center, campaign, 3_00n);
    await post('freeStake', campaign, ann.house('sportsbookPool', 'CNY'), 5_00n);
    await post('freeStake', campaign, ann.house('gamesPool', 'CNY', 'dice'), 2_00n);
    await post('freeStakeBack', ann.house('sportsbookPool', 'CNY'), campaign, 1_00n);
    // Bonus 10.00, center 20.00; 2.00 more than both is owed.
    await ledger.post({
      id: ledger.ids.uuid(),
      reason: 'promotionReversal',
      at: testInstant,
      requestId: 'test',
      legs: [
        { account: bonus, amount: cny(-10_00n) },
        { account: center, amount: cny(-20_00n) },
        { account: ann.debt('CNY'), amount: cny(-2_00n) },
        { account: campaign, amount: cny(32_00n) },
      ],
    });
    // 100 − 30 − 10 − 1 + 8 + 3 − 5 − 2 + 1 + 32
    expect(await readBalance(ledger.db, campaign)).toEqual(cny(96_00n));
    await post('promotionFundBack', campaign, promotions, 96_00n);
    expect(await readBalance(ledger.db, campaign)).toEqual(cny(0n));

    const coins = ann.house('campaign', 'COIN', 'wheel-1');
    await post('promotionFund', ann.house('promotions', 'COIN'), coins, 50n);
    await post('promotionAward', coins, ann.coins(), 20n);
    expect(await readBalance(ledger.db, coins)).toEqual(coin(30n));
  });

  it('refill a bucket from that of another shard by way of clearing', async () => {
    const bob = accountsOf(strangerTo('ann'));
    const other = bob.house('campaign', 'CNY', 'wheel-2');
    const own = ann.house('campaign', 'CNY', 'wheel-2');
    await post('promotionFund', bob.house('promotions', 'CNY'), other, 9_00n);
    await post('bucketRefill', other, bob.house('clearing', 'CNY'), 4_00n);
    await post('bucketRefill', ann.house('clearing', 'CNY'), own, 4_00n);
    const found = (await readHouseTotals(ledger.db)).filter(({ part }) => part === 'wheel-2');
    expect(found).toEqual([{ kind: 'campaign', part: 'wheel-2', total: cny(9_00n) }]);
    expect(await readBalance(ledger.db, own)).toEqual(cny(4_00n));
  });

  it('pay nothing that is not in the bucket, by either door', async () => {
    const bucket = ann.house('campaign', 'CNY', 'poor-1');
    await post('promotionFund', promotions, bucket, 5n);
    await expect(post('promotionAward', bucket, center, 6n)).rejects.toMatchObject({
      error: 'insufficientBalance',
      available: cny(5n),
    });
    await expect(
      ledger.lane.post({
        transfers: [ledger.transfer('promotionAward', bucket, bonus, cny(6n))],
        answer: () => null,
      }),
    ).rejects.toMatchObject({ error: 'insufficientBalance', available: cny(5n) });
    const fresh = accountsOf('raw');
    const poor = fresh.house('campaign', 'CNY', 'poor-2');
    await placesOf(app, [fresh.center('CNY'), poor]);
    expect(
      await refusal(
        rawPost(app, ledger.ids, 'promotionAward', [
          { a: { account: fresh.center('CNY'), seq: 1, balance: 1n }, house: poor, amount: 1n },
        ]),
      ),
    ).toBe('ledger_guarded');
  });

  it('are refused between other accounts, by the code and by the database', async () => {
    await expect(post('promotionAward', promotions, center, 1n)).rejects.toThrow(LedgerMisuse);
    await expect(post('bonusRelease', bonus, campaign, 1n)).rejects.toThrow(LedgerMisuse);
    const fresh = accountsOf('wrong');
    await placesOf(app, [fresh.center('CNY'), fresh.house('promotions', 'CNY')]);
    expect(
      await refusal(
        rawPost(app, ledger.ids, 'promotionAward', [
          {
            a: { account: fresh.center('CNY'), seq: 1, balance: 1n },
            house: fresh.house('promotions', 'CNY'),
            amount: 1n,
          },
        ]),
      ),
    ).toBe('ledger_reason');
  });
});

describe('points', () => {
  const eve = accountsOf('eve');
  const [held, owed, issued] = [eve.points(), eve.debt('POINT'), eve.pointsIssued()];

  it('are earned, spent, owed and settled before any are had', async () => {
    await post('pointsEarn', issued, held, 10n);
    await post('pointsSpend', held, issued, 4n);
    await post('pointsExpire', held, issued, 1n);
    await expect(post('pointsSpend', held, issued, 6n)).rejects.toMatchObject({
      error: 'insufficientBalance',
      params: { available: '5' },
      data: { available: '5', currency: 'POINT' },
    });
    // Play was corrected by eight points, of which three are spent.
    await ledger.post({
      id: ledger.ids.uuid(),
      reason: 'pointsReversal',
      at: testInstant,
      requestId: 'test',
      legs: [
        { account: held, amount: points(-5n) },
        { account: owed, amount: points(-3n) },
        { account: issued, amount: points(8n) },
      ],
    });
    await ledger.post({
      id: ledger.ids.uuid(),
      reason: 'pointsEarn',
      at: testInstant,
      requestId: 'test',
      legs: [
        { account: issued, amount: points(-7n) },
        { account: owed, amount: points(3n) },
        { account: held, amount: points(4n) },
      ],
    });
    expect(await readBalance(ledger.db, held)).toEqual(points(4n));
    expect(await readBalance(ledger.db, owed)).toEqual(points(0n));
    // Earned 17, spent 4, expired 1, taken back 8.
    expect(await readBalance(ledger.db, issued)).toEqual(points(-4n));
    await expect(post('pointsEarn', issued, owed, 1n)).rejects.toMatchObject({
      constraint: 'ledger_moves_not_negative',
    });
  });

  it('have a statement of their own and transfers that can be read', async () => {
    const { lines } = await readStatement(ledger.db, held, { limit: 2 });
    expect(lines.map(({ reason, amount, balanceAfter }) => [reason, amount, balanceAfter])).toEqual([
      ['pointsEarn', points(4n), points(4n)],
      ['pointsReversal', points(-5n), points(0n)],
    ]);
    const transfer = await readTransfer(ledger.db, eve.shard, lines[0]?.transferId ?? '');
    // A row for what is owed, and one for what is had.
    expect(transfer?.legs.map(({ amount }) => amount)).toEqual([-4n, -3n, 3n, 4n].map(points));
  });

  it('stand in no account of money, and money in none of points', async () => {
    const { shard } = eve;
    const open = (kind: number, currency: number, name: string) =>
      app.query('select * from ledger_locate($1, now())', [
        JSON.stringify([
          { shard, id: uuidOf(`member/eve/${name}`), owner: 'eve', kind, part: null, currency },
        ]),
      ]);
    expect(await refusal(open(1, 4, 'center/POINT'))).toBe('ledger_accounts_points');
    expect(await refusal(open(9, 1, 'points/CNY'))).toBe('ledger_accounts_points');
  });

  it('are in no total and no list of money, while a bonus is owed', async () => {
    const gil = accountsOf('gil');
    const purse = gil.house('campaign', 'CNY', 'owed-1');
    await post('promotionFund', gil.house('promotions', 'CNY'), purse, 50n);
    await post('promotionAward', purse, gil.bonus('CNY'), 7n);
    await post('pointsEarn', gil.pointsIssued(), gil.points(), 1_000n);
    const now = new Date(testInstant.getTime() + 1000);
    const totals = await memberTotalsAt(ledger.db, now);
    expect(totals.filter(({ owner }) => owner === 'gil')).toEqual([{ owner: 'gil', total: cny(7n) }]);
    expect((await readOwnerBalances(ledger.db, 'gil')).map(({ balance }) => balance)).toEqual([cny(7n)]);
    const period = await readOwnerPeriod(ledger.db, 'gil', { from: new Date(0), to: now });
    expect(period.map(({ after }) => after)).toEqual([money('CNY', 7n)]);
    const kinds = [...(await readHouseTotals(ledger.db)), ...(await houseTotalsAt(ledger.db, now))];
    expect(kinds.map(({ kind }) => kind)).not.toContain('pointsIssued');
  });
});

function strangerTo(owner: string): string {
  for (let n = 0; ; n += 1)
    if (accountsOf(`stranger-${n}`).shard !== accountsOf(owner).shard) return `stranger-${n}`;
}
