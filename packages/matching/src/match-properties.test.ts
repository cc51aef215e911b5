import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isSamePerson,
  MatchBook,
  matchTerms,
  replay,
  type Match,
  type MatchEvent,
  type OpenDeposit,
  type OpenWithdrawal,
} from './index.ts';

const terms = { ...matchTerms, minPart: 3n, maxParts: 4 };
const steps = fc.array(
  fc.record({
    act: fc.constantFrom('deposit', 'deposit', 'deposit', 'withdrawal', 'withdrawal', 'leave', 'release'),
    amount: fc.bigInt({ min: 3n, max: 30n }),
    wait: fc.integer({ min: 0, max: 40 }),
    person: fc.integer({ min: 0, max: 6 }),
    pick: fc.nat(),
  }),
  { maxLength: 60 },
);

/** The rule again, as plainly as it can be said: all pairs, sorted by the four criteria. */
class PlainBook {
  deposits: OpenDeposit[] = [];
  withdrawals: OpenWithdrawal[] = [];

  pairs(): { deposit: OpenDeposit; withdrawal: OpenWithdrawal }[] {
    return this.deposits.flatMap((deposit) =>
      this.withdrawals
        .filter((withdrawal) => {
          const left = withdrawal.rest - deposit.amount;
          if (left < 0n || withdrawal.parts >= terms.maxParts || isSamePerson(deposit, withdrawal))
            return false;
          return left === 0n || (left >= terms.minPart && withdrawal.parts + 1 < terms.maxParts);
        })
        .map((withdrawal) => ({ deposit, withdrawal })),
    );
  }

  apply(event: MatchEvent): Match[] {
    if (event.kind === 'deposit') this.deposits.push(event);
    if (event.kind === 'withdrawal') this.withdrawals.push(event);
    if (event.kind === 'left') this.deposits = this.deposits.filter(({ billNo }) => billNo !== event.billNo);
    if (event.kind === 'left')
      this.withdrawals = this.withdrawals.filter(({ billNo }) => billNo !== event.billNo);
    if (event.kind === 'released')
      this.withdrawals = this.withdrawals.map((one) =>
        one.billNo === event.billNo ? { ...one, rest: one.rest + event.amount, parts: one.parts - 1 } : one,
      );
    const matches: Match[] = [];
    for (let best = this.best(); best; best = this.best()) {
      const { deposit, withdrawal } = best;
      this.deposits = this.deposits.filter((one) => one !== deposit);
      const cut = { ...withdrawal, rest: withdrawal.rest - deposit.amount, parts: withdrawal.parts + 1 };
      this.withdrawals = this.withdrawals.map((one) => (one === withdrawal ? cut : one));
      matches.push({ deposit: deposit.billNo, withdrawal: withdrawal.billNo, amount: deposit.amount });
    }
    return matches;
  }

  best() {
    const rank = ({
      deposit,
      withdrawal,
    }: {
      deposit: OpenDeposit;
      withdrawal: OpenWithdrawal;
    }): bigint[] => [
      BigInt(Math.floor(withdrawal.at / terms.bandSeconds)),
      BigInt(Math.floor(deposit.at / terms.bandSeconds)),
      deposit.amount === withdrawal.rest ? 0n : 1n,
      BigInt(withdrawal.parts),
      -deposit.amount,
      -withdrawal.rest,
      BigInt(withdrawal.seq),
      BigInt(deposit.seq),
    ];
    return this.pairs().toSorted((one, other) => {
      const [left, right] = [rank(one), rank(other)];
      const at = left.findIndex((value, place) => value !== right[place]);
      return at < 0 ? 0 : Number((left[at] ?? 0n) - (right[at] ?? 0n));
    })[0];
  }
}

/** A story of orders that enter, leave and are released, applied to both books. */
function applyStory(
  story: readonly { act: string; amount: bigint; wait: number; person: number; pick: number }[],
) {
  const book = new MatchBook(terms);
  const plain = new PlainBook();
  const events: MatchEvent[] = [];
  const matches: Match[] = [];
  const asked = new Map<string, bigint>();
  const kept: Match[] = [];
  let at = 0;
  for (const [seq, { act, amount, wait, person, pick }] of story.entries()) {
    at += wait;
    const event = eventOf();
    if (!event) continue;
    events.push(event);
    const found = book.apply(event);
    expect(found).toEqual(plain.apply(event));
    expect(plain.pairs()).toEqual([]);
    matches.push(...found);
    kept.push(...found);
    for (const [billNo, whole] of asked) {
      const known = book.withdrawal(billNo);
      const parts = kept.filter((one) => one.withdrawal === billNo);
      if (known) expect(parts.reduce((sum, one) => sum + one.amount, known.rest)).toBe(whole);
      expect(parts.length).toBeLessThanOrEqual(terms.maxParts);
    }
    function eventOf(): MatchEvent | undefined {
      const keys = [`member/${person}`];
      if (act === 'deposit') return { kind: 'deposit', billNo: `D${seq}`, seq, at, amount, keys };
      if (act === 'withdrawal') {
        asked.set(`W${seq}`, amount * 2n);
        return { kind: 'withdrawal', billNo: `W${seq}`, seq, at, rest: amount * 2n, parts: 0, keys };
      }
      if (act === 'leave') {
        const open = events.flatMap((one) =>
          one.kind === 'deposit' && book.deposit(one.billNo) ? [one.billNo] : [],
        );
        const billNo = open[pick % Math.max(1, open.length)];
        return billNo === undefined ? undefined : { kind: 'left', billNo };
      }
      const [released] = kept.splice(pick % Math.max(1, kept.length), 1);
      return released && { kind: 'released', billNo: released.withdrawal, amount: released.amount };
    }
  }
  return { events, matches };
}

describe('any story of orders', () => {
  it('is matched as the plain rule says, leaves no pair that could be joined, and every withdrawal’s parts and rest sum', () => {
    fc.assert(
      fc.property(steps, (story) => void applyStory(story)),
      { numRuns: 300 },
    );
  });

  it('gives the same matches when its log is replayed', () => {
    fc.assert(
      fc.property(steps, (story) => {
        const { events, matches } = applyStory(story);
        expect(replay(events, terms)).toEqual(matches);
      }),
      { numRuns: 100 },
    );
  });
});
