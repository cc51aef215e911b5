/** What one contender did in one round. */
export interface Measured {
  /** Completed a second; a refusal for lack of money counts, it was decided too. */
  readonly rate: number;
  /** Microseconds of this process's processor time each: the caller's part and the load's. */
  readonly processor: number;
  readonly refused: number;
  readonly p50: number;
  readonly p99: number;
}

/** One call of a contender: true for done, false for refused. */
export type Call = () => Promise<boolean>;

/** `callers` at once, each waiting for its answer before it asks again, for `seconds`. Times in milliseconds. */
export async function closedLoop(call: Call, callers: number, seconds: number): Promise<Measured> {
  const times: number[] = [];
  const before = process.cpuUsage();
  let refused = 0;
  const start = performance.now();
  const end = start + seconds * 1000;
  const one = async (): Promise<void> => {
    for (;;) {
      const asked = performance.now();
      if (asked >= end) return;
      if (!(await call())) refused += 1;
      times.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: callers }, one));
  const { user, system } = process.cpuUsage(before);
  const elapsed = (performance.now() - start) / 1000;
  times.sort((left, right) => left - right);
  const at = (share: number): number => times[Math.floor((times.length - 1) * share)] ?? 0;
  const processor = (user + system) / times.length;
  return { rate: times.length / elapsed, processor, refused, p50: at(0.5), p99: at(0.99) };
}
