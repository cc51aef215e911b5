import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createWalletTest, type WalletTest } from '../testing/wallet-test.ts';

let test: WalletTest;
beforeAll(async () => {
  test = await createWalletTest();
});
afterEach(() => test.prove());
afterAll(() => test.end());

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** How often each answer was given; balances count as `taken`. */
function counted(outcomes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) {
    const name = /^\d/.test(outcome) ? 'taken' : outcome;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

async function roundsOf(memberId: string) {
  const { rows } = await sql<{ staked: bigint; returned: bigint }>`
    select coalesce(sum(staked), 0)::bigint as staked, coalesce(sum(returned), 0)::bigint as returned
    from venues_wallet_rounds where member_id = ${memberId}`.execute(test.app.db);
  return rows[0];
}

describe('a hundred stakes at once', () => {
  it('take no more than a small wallet holds', async () => {
    const guest = await test.guest('SmallWallet', 30_00n);
    const outcomes = await Promise.all(
      numbers(100).map((n) => test.outcome(guest.bet(`small-${n}`, '1.00'))),
    );
    expect(counted(outcomes)).toEqual({ taken: 30, insufficientBalance: 70 });
    expect(await guest.center()).toBe('0.00');
    expect(await roundsOf(guest.id)).toMatchObject({ staked: 30_00n });
  });

  it('take nothing from an empty one', async () => {
    const guest = await test.guest('EmptyWallet', 0n);
    const outcomes = await Promise.all(
      numbers(100).map((n) => test.outcome(guest.bet(`empty-${n}`, '0.01'))),
    );
    expect(counted(outcomes)).toEqual({ insufficientBalance: 100 });
    expect(await roundsOf(guest.id)).toMatchObject({ staked: 0n });
  });

  it('of one id are one stake with one answer', async () => {
    const guest = await test.guest('OneId', 100_00n);
    const answers = await Promise.all(numbers(100).map(() => test.outcome(guest.bet('one', '1.00'))));
    expect(new Set(answers)).toEqual(new Set(['99.00']));
    expect(await guest.center()).toBe('99.00');
  });

  it('never pass an own limit together', async () => {
    const guest = await test.guest('LimitedBets', 100_00n);
    await guest.api.setPlayLimit({ kind: 'stake', period: 'day', limit: '25' });
    const outcomes = await Promise.all(
      numbers(100).map((n) => test.outcome(guest.bet(`limit-${n}`, '1.00'))),
    );
    expect(counted(outcomes)['taken']).toBeLessThanOrEqual(25);
    // Those that were overtaken too often ask again, and then the rest of the limit is used, and no more.
    for (const n of numbers(30)) await test.outcome(guest.bet(`later-${n}`, '1.00'));
    expect(await guest.center()).toBe('75.00');
  });
});

describe('a result', () => {
  it('that arrives a hundred times at once is paid once', async () => {
    const guest = await test.guest('PaidOnce', 10_00n);
    await test.take(guest.bet('w1', '10.00'));
    const answers = await Promise.all(numbers(100).map(() => test.outcome(guest.win('w2', 'w1', '25.00'))));
    expect(new Set(answers)).toEqual(new Set(['25.00']));
    expect(await guest.center()).toBe('25.00');
  });

  it('and a rollback of its stake: one of them happens, never both', async () => {
    const guest = await test.guest('WinOrBack', 200_00n);
    const pairs = numbers(20);
    for (const n of pairs) await test.take(guest.bet(`wr-${n}`, '10.00'));
    const outcomes = await Promise.all(
      pairs.map(async (n) => {
        const back = () => test.outcome(guest.rollback(`wr-${n}-back`, `wr-${n}`));
        const win = () => test.outcome(guest.win(`wr-${n}-win`, `wr-${n}`, '30.00'));
        const both = await Promise.all(n % 2 === 0 ? [win(), back()] : [back(), win()].toReversed());
        return counted(both);
      }),
    );
    for (const one of outcomes)
      expect([
        { taken: 1, walletCallSettled: 1 },
        { taken: 1, walletCallRefunded: 1 },
      ]).toContainEqual(one);
    const won = outcomes.filter(({ walletCallSettled }) => walletCallSettled === 1).length;
    expect(await guest.center()).toBe(`${won * 30 + (20 - won) * 10}.00`);
    expect(await roundsOf(guest.id)).toMatchObject({
      staked: BigInt(won) * 10_00n,
      returned: BigInt(won) * 30_00n,
    });
  });
});

describe('a rollback', () => {
  it('and its stake at once: the stake is taken back or never happens', async () => {
    const guest = await test.guest('BackAndBet', 100_00n);
    const outcomes = await Promise.all(
      numbers(40).map(async (n) => {
        const bet = () => test.outcome(guest.bet(`bb-${n}`, '1.00'));
        const back = () => test.outcome(guest.rollback(`bb-${n}-back`, `bb-${n}`));
        return counted(await Promise.all(n % 2 === 0 ? [bet(), back()] : [back(), bet()]));
      }),
    );
    for (const one of outcomes)
      expect([{ taken: 2 }, { taken: 1, walletCallRefunded: 1 }]).toContainEqual(one);
    expect(await guest.center()).toBe('100.00');
    expect(await roundsOf(guest.id)).toMatchObject({ staked: 0n });
  });

  it('under twenty names at once returns the stake once', async () => {
    const guest = await test.guest('ManyNames', 100_00n);
    await test.take(guest.bet('mn', '60.00'));
    const outcomes = await Promise.all(numbers(20).map((n) => test.outcome(guest.rollback(`mn-${n}`, 'mn'))));
    expect(new Set(outcomes)).toEqual(new Set(['100.00']));
    expect(await guest.center()).toBe('100.00');
  });

  it('of a win while the money is being staked ends in debt for what is gone, and no fen is lost', async () => {
    const guest = await test.guest('BackAndStakes', 10_00n);
    await test.take(guest.bet('bw', '10.00'));
    await test.take(guest.win('bw-win', 'bw', '50.00'));
    const [, ...bets] = await Promise.all([
      test.outcome(guest.rollback('bw-back', 'bw-win')),
      ...numbers(40).map((n) => test.outcome(guest.bet(`bw-${n}`, '1.00'))),
    ]);
    const staked = counted(bets)['taken'] ?? 0;
    // 50.00 less 50.00, less the stakes that came first: they are owed.
    expect([await guest.center(), await guest.debt()]).toEqual([
      '0.00',
      staked === 0 ? '0.00' : `-${staked}.00`,
    ]);
  });
});

describe('the end of a round', () => {
  it('and stakes in it: what is taken counts in what is announced', async () => {
    const guest = await test.guest('CloseAndBet', 100_00n);
    const round = 'closing-round';
    await test.take(guest.bet('cb', '1.00', { round }));
    const close = {
      kind: 'close',
      provider: 'qiming',
      id: 'cb-close',
      memberId: guest.id,
      currency: 'CNY',
      round,
    } as const;
    const outcomes = await Promise.all(
      numbers(21).map((n) => test.outcome(n === 10 ? close : guest.bet(`cb-${n}`, '1.00', { round }))),
    );
    const { rows } = await sql<{ stake: string }>`
      select payload ->> 'stake' as stake from platform_outbox
      where name = 'game.settled' and payload ->> 'memberId' = ${guest.id}`.execute(test.app.db);
    // The close is among those taken, in place of the first stake, which was before.
    expect(rows).toEqual([{ stake: `${counted(outcomes)['taken']}.00` }]);
  });
});
