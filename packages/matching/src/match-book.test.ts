import { describe, expect, it } from 'vitest';
import { MatchBook, matchTerms, type MatchEvent } from './index.ts';

const terms = { ...matchTerms, minPart: 100n, maxParts: 3 };
let seq = 0;
const deposit = (billNo: string, amount: bigint, at = 0, keys: string[] = []): MatchEvent =>
  ({ kind: 'deposit', billNo, seq: (seq += 1), at, amount, keys }); // prettier-ignore
const withdrawal = (billNo: string, rest: bigint, at = 0, keys: string[] = []): MatchEvent =>
  ({ kind: 'withdrawal', billNo, seq: (seq += 1), at, rest, parts: 0, keys }); // prettier-ignore

function run(...events: MatchEvent[]): string[] {
  const book = new MatchBook(terms);
  return events
    .flatMap((event) => book.apply(event))
    .map((one) => `${one.deposit}>${one.withdrawal}:${one.amount}`);
}

describe('the rule that joins deposits and withdrawals', () => {
  it('takes the older band before an exact fit in a younger one', () => {
    expect(run(withdrawal('W1', 900n, 0), withdrawal('W2', 500n, 60), deposit('D', 500n, 90))).toEqual([
      'D>W1:500',
    ]);
    expect(run(withdrawal('W1', 900n, 0), withdrawal('W2', 500n, 59), deposit('D', 500n, 90))).toEqual([
      'D>W2:500',
    ]);
    expect(run(deposit('D1', 300n, 0), deposit('D2', 500n, 60), withdrawal('W', 500n, 90))).toEqual([
      'D1>W:300',
    ]);
    expect(run(deposit('D1', 300n, 0), deposit('D2', 500n, 59), withdrawal('W', 500n, 90))).toEqual([
      'D2>W:500',
    ]);
  });

  it('cuts a withdrawal into the fewest parts: the largest deposit first, whole where it can', () => {
    expect(
      run(deposit('D1', 200n), deposit('D2', 600n), deposit('D3', 400n), withdrawal('W', 1000n)),
    ).toEqual(['D2>W:600', 'D3>W:400']);
    // Of two that are as old, the one without a part is cut, and of these the larger.
    expect(
      run(
        withdrawal('W1', 900n),
        deposit('D1', 300n),
        withdrawal('W2', 700n),
        withdrawal('W3', 800n),
        deposit('D2', 200n),
      ),
    ).toEqual(['D1>W1:300', 'D2>W3:200']);
  });

  it('leaves no rest that nobody could pay, and fits the last part exactly', () => {
    expect(run(withdrawal('W', 500n), deposit('D', 450n))).toEqual([]);
    expect(run(withdrawal('W', 900n), deposit('D1', 200n), deposit('D2', 200n), deposit('D3', 200n), deposit('D4', 500n))).toEqual([
      'D1>W:200', 'D2>W:200', 'D4>W:500',
    ]); // prettier-ignore
  });

  it('never joins orders of one person, by whatever key', () => {
    const own = ['member/a', 'card/1'];
    expect(run(withdrawal('W', 500n, 0, own), deposit('D', 500n, 0, ['member/b', 'card/1']))).toEqual([]);
    expect(
      run(withdrawal('W', 500n, 0, own), deposit('D', 500n, 0, own), deposit('E', 500n, 0, ['member/c'])),
    ).toEqual(['E>W:500']);
  });

  it('gives a part that was not paid to the next one, at the withdrawal’s own age', () => {
    expect(
      run(
        withdrawal('W1', 500n, 0),
        deposit('D1', 500n, 5),
        withdrawal('W2', 500n, 100),
        { kind: 'released', billNo: 'W1', amount: 500n },
        deposit('D2', 500n, 130),
      ),
    ).toEqual(['D1>W1:500', 'D2>W1:500']);
  });

  it('offers no more of a withdrawal than what was paid outside the rule leaves, which may fit another deposit', () => {
    const covered = (amount: bigint): MatchEvent => ({ kind: 'covered', billNo: 'W', amount });
    expect(run(withdrawal('W', 550n), deposit('D', 500n), covered(50n))).toEqual(['D>W:500']);
    expect(run(withdrawal('W', 500n), covered(500n), deposit('D', 500n))).toEqual([]);
  });

  it('forgets who left, and takes an order once', () => {
    expect(run(withdrawal('W', 500n), { kind: 'left', billNo: 'W' }, deposit('D', 500n))).toEqual([]);
    const once = deposit('D', 200n);
    expect(run(once, once, withdrawal('W', 400n))).toEqual(['D>W:200']);
  });
});
