import { availableParallelism } from 'node:os';
import { createSeededRandom } from '@fairway/testkit';
import { MatchBook, matchTerms, type MatchEvent } from '@fairway/matching';

/*
 * Claim: what a match costs stays near-flat as the open orders grow a hundredfold, from 1,000 to 100,000. The peer is the rule
 * said plainly: look at every open order. Orders have come in over the half hour that a withdrawal may wait; each measured
 * step is a deposit that enters and is matched while a new withdrawal takes the place of what was paid. Medians of five rounds.
 * `--short`: a tenth of the steps.
 */
const steps = process.argv.includes('--short') ? 400 : 4_000;
const sizes = [1_000, 10_000, 100_000];
const rounds = 5;

console.log(
  `${availableParallelism()} cores, Node ${process.version}; ${steps} matches a round, median of ${rounds}`,
);
const costs = sizes.map((size) => ({
  size,
  micros: median(Array.from({ length: rounds }, (_, round) => measure(size, round))),
  plain: plainMicros(size),
}));
const base = costs[0]?.micros ?? 1;
for (const { size, micros, plain } of costs)
  console.log(
    `${String(size).padStart(7)} open  ${micros.toFixed(1).padStart(6)} µs a match  ${(micros / base).toFixed(2)} x of 1,000` +
      `   every order looked at: ${plain.toFixed(1).padStart(8)} µs, ${(plain / micros).toFixed(0)} x`,
  );

function measure(size: number, round: number): number {
  const random = createSeededRandom(`matching-${size}-${round}`);
  const pick = (below: number) => random.bytes(4).readUInt32BE() % below;
  const book = new MatchBook(matchTerms);
  let seq = 0;
  const withdrawal = (at: number): MatchEvent => {
    seq += 1;
    const rest = BigInt(20_000 + pick(480_000)) * 10n;
    return { kind: 'withdrawal', billNo: `W${seq}`, seq, at, rest, parts: 0, keys: [`member/${seq}`] };
  };
  for (let order = 0; order < size; order += 1)
    book.apply(withdrawal(Math.floor((order * matchTerms.withdrawalWaitSeconds) / size)));
  const entering = Array.from({ length: steps }, (): MatchEvent => {
    seq += 1;
    const amount = BigInt(10_000 + pick(190_000)) * 10n;
    return {
      kind: 'deposit',
      billNo: `D${seq}`,
      seq,
      at: matchTerms.withdrawalWaitSeconds,
      amount,
      keys: [`member/${seq}`],
    };
  });
  const joining = Array.from({ length: steps }, () => withdrawal(matchTerms.withdrawalWaitSeconds));
  let matched = 0;
  const begun = performance.now();
  for (const [step, deposit] of entering.entries()) {
    matched += book.apply(deposit).length;
    const next = joining[step];
    if (next) matched += book.apply(next).length;
  }
  return ((performance.now() - begun) * 1000) / Math.max(1, matched);
}

/** The peer: one look at each open order for one match. */
function plainMicros(size: number): number {
  const open = Array.from({ length: size }, (_, seq) => ({ seq, at: seq, rest: BigInt(200_000 + seq) }));
  const looks = 20;
  const begun = performance.now();
  let found = 0;
  for (let look = 0; look < looks; look += 1)
    for (const order of open) if (order.rest === 200_000n + BigInt(size - 1)) found += order.seq;
  if (found < 0) throw new Error('unreachable');
  return ((performance.now() - begun) * 1000) / looks;
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
