import { parseMoney, parseSignedMoney, type Currency } from '@fairway/money';
import { hashPassword } from '@fairway/api-client';
import { accountsOf, holdFunds, move, postTransfer, readOwnerBalances, voidHold } from '#modules/ledger';
import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { money } from '@fairway/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findingsOf, fundMember } from '../../../testing/fund-member.ts';
import { createTestApp, type ApiClient, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  // Ten to midnight at the site.
  test = await createTestApp({ start: '2026-11-20T15:50:00.000Z' });
});
afterAll(() => test.end());

const minorOf = (amount: string, currency: Currency) => parseSignedMoney(amount, currency).minor;

/** All pages of a day. */
async function wholeDay(api: ApiClient, day?: string) {
  const asked = day === undefined ? {} : { day };
  const first = await api.getMyDay(asked);
  const moves = [...first.moves];
  for (let { next } = first; next !== null;) {
    // oxlint-disable-next-line no-await-in-loop -- a page names the next one
    const page = await api.getMyDay({ ...asked, cursor: next });
    moves.push(...page.moves);
    next = page.next;
  }
  return { ...first, moves };
}

/** What the ledger says the member has of a currency now, over all accounts. */
async function held(memberId: string, currency: Currency): Promise<bigint> {
  const balances = await readOwnerBalances(test.app.db, memberId);
  return balances.reduce(
    (total, { account, balance }) => (account.currency === currency ? total + balance.minor : total),
    0n,
  );
}

/** Locks some of the member's money and gives it back: two moves that change no total. */
async function lockAndRelease(memberId: string): Promise<void> {
  const own = accountsOf(memberId);
  const holdId = test.app.ids.uuid();
  const at = test.clock.now();
  const rest = { owner: memberId, responsible: 'test', at, requestId: 'W260101000000000001' };
  await inTransaction(test.app.db, (tx) =>
    holdFunds(tx, {
      ...rest,
      id: holdId,
      transferId: test.app.ids.uuid(),
      from: own.center('CNY'),
      amount: money('CNY', 3_000n),
      reason: 'withdrawalHold',
      deadline: addSeconds(at, 3600),
    }),
  );
  await inTransaction(test.app.db, (tx) =>
    voidHold(tx, { ...rest, holdId, transferId: test.app.ids.uuid(), reason: 'withdrawalRelease' }),
  );
}

it('begins at the site’s midnight, lists every move in order and ends at the ledger’s balance, to the last unit', async () => {
  const { id, name, api: before } = await test.register('MyDay001');
  await fundMember(test.app, id, 70_000n);
  await fundMember(test.app, id, 5_000_001n, 'USDT');
  test.clock.advance({ minutes: 10 });
  const { session } = await test.clientOf().logIn({ name, password: hashPassword(`${name}-Passw0rd`) });
  const api = test.clientOf(session);
  expect((await before.getMyDay({ day: '2026-11-20' })).moves).toHaveLength(2);

  // The first moment of the day belongs to it; so does everything up to the last.
  for (let number = 0; number < 22; number += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after another, as they happened
    await fundMember(test.app, id, 100n + BigInt(number));
    if (number % 5 === 0) test.clock.advance({ seconds: 30 });
  }
  await lockAndRelease(id);
  const own = accountsOf(id);
  await inTransaction(test.app.db, (tx) =>
    postTransfer(tx, {
      id: test.app.ids.uuid(),
      reason: 'bonus',
      legs: move(own.house('promotions', 'USDT'), own.center('USDT'), money('USDT', 7n)),
      at: test.clock.now(),
      requestId: 'test-bonus',
    }),
  );

  const day = await wholeDay(api);
  expect(day).toMatchObject({
    day: '2026-11-21',
    from: '2026-11-20T16:00:00.000Z',
    to: '2026-11-21T16:00:00.000Z',
  });
  expect(day.moves).toHaveLength(25);
  expect(day.moves.map(({ at }) => at)).toEqual(day.moves.map(({ at }) => at).toSorted());

  for (const { currency, start, end, sums } of day.currencies) {
    const moves = day.moves.filter((each) => each.currency === currency);
    const moved = moves.reduce((total, { amount }) => total + minorOf(amount, currency), 0n);
    const began = parseMoney(start, currency).minor;
    expect(began + moved).toBe(parseMoney(end, currency).minor);
    // oxlint-disable-next-line no-await-in-loop -- two currencies
    expect(parseMoney(end, currency).minor).toBe(await held(id, currency));
    expect(sums.reduce((total, { amount }) => total + minorOf(amount, currency), 0n)).toBe(moved);
    expect(moves.at(-1)?.totalAfter).toBe(end);
    expect(moves.every(({ legs, amount }) => sumOf(legs, currency) === minorOf(amount, currency))).toBe(true);
  }
  expect(day.currencies.map(({ currency, start }) => [currency, start])).toEqual([
    ['CNY', '700.00'],
    ['USDT', '5.000001'],
  ]);

  const lock = day.moves.find(({ reason }) => reason === 'withdrawalHold');
  expect(lock).toMatchObject({
    amount: '0.00',
    legs: [
      { part: 'center', amount: '-30.00' },
      { part: 'locked', amount: '30.00' },
    ],
  });
  // What there was in the evening is what there is in the morning.
  const yesterday = await api.getMyDay({ day: '2026-11-20' });
  expect(yesterday.currencies.map(({ end }) => end)).toEqual(day.currencies.map(({ start }) => start));
  expect(await findingsOf(test.app)).toEqual([]);
});

function sumOf(legs: readonly { amount: string }[], currency: Currency): bigint {
  return legs.reduce((total, { amount }) => total + minorOf(amount, currency), 0n);
}

it('is empty for a member who never had money, and shows nobody else’s', async () => {
  const [one, two] = await Promise.all([test.register('MyDay002'), test.register('MyDay003')]);
  await fundMember(test.app, one.id, 100n);
  expect(await two.api.getMyDay({})).toMatchObject({ currencies: [], moves: [], next: null });
  await expect(two.api.getMyDay({ cursor: 'x' })).rejects.toMatchObject({ error: 'inputInvalid' });
  await expect(two.api.getMyDay({ day: '2026-02-30' })).rejects.toMatchObject({ error: 'inputInvalid' });
});
