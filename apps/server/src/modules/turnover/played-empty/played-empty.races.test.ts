import { cny } from '@fairway/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { openBucket } from '#modules/turnover';
import { accountsOf, move, postTransfer } from '#modules/ledger';
import { ft, singleBets } from '../../sportsbook/testing/single-bet.ts';
import { createSportsbookTest, type SportsbookTest } from '../../sportsbook/testing/sportsbook-test.ts';
import { playedEmptyJob } from './played-empty.ts';

let test: SportsbookTest;
let betOn: ReturnType<typeof singleBets>;

beforeAll(async () => {
  test = await createSportsbookTest();
  betOn = singleBets(test);
});
afterAll(() => test.end());

const tries = 6;

describe('a wallet that is played empty while money arrives', () => {
  it('keeps what is to be played for the money that arrived, whichever is first', async () => {
    for (let round = 0; round < tries; round += 1) {
      const { member, result } = await betOn('ft_1x2/home', 2100);
      const { center, house } = accountsOf(member.id);
      const credit = (key: string, yuan: bigint, withMoney: boolean) =>
        inTransaction(test.app.db, async (tx) => {
          // A bonus is played five times.
          const base = cny(yuan * 20n);
          const transfer = { id: test.app.ids.uuid(), reason: 'deposit' as const, requestId: key };
          if (withMoney)
            await postTransfer(tx, {
              ...transfer,
              legs: move(house('deposits', 'CNY', 'test'), center('CNY'), base),
              at: test.clock.now(),
            });
          const sourceKey = `${member.id} ${key}`;
          const source = { source: 'bonus' as const, sourceKey, reference: key };
          await openBucket(tx, test.app, { memberId: member.id, ...source, base });
        });
      await credit('lost', 100n, false);
      await result(ft(0, 1));
      await Promise.all([
        ...Array.from({ length: 3 }, () =>
          playedEmptyJob.run(test.app, { memberId: member.id, currency: 'CNY' }),
        ),
        credit('new', 70n, true),
      ]);
      const { wallets } = await member.api.getTurnover({});
      const buckets = new Map(wallets[0]?.buckets.map((bucket) => [bucket.reference, bucket]));
      // The old one ended if it was looked at before the money came; the new one never does.
      expect(buckets.get('new')).toMatchObject({ outstanding: '70.00', emptiedAt: null });
      const old = buckets.get('lost');
      expect(wallets[0]?.outstanding).toBe(old?.emptiedAt === null ? '170.00' : '70.00');
    }
  });
});
