/** At most `count` acts in any `seconds`. */
export interface PaceRule {
  readonly count: number;
  readonly seconds: number;
}

/**
 * Whole seconds until another act keeps to all rules, 0 when it may be done now. `times`: the acts that were done, in ms, oldest first;
 * for limits that a process keeps of its own and that decide no one's right or money.
 */
export function secondsToWait(times: readonly number[], rules: readonly PaceRule[], now: number): number {
  const waits = rules.map(({ count, seconds }) => {
    // The act that has to leave the window before another one fits in.
    const blocking = times.at(-count);
    return blocking === undefined ? 0 : Math.ceil((blocking + seconds * 1000 - now) / 1000);
  });
  return Math.max(0, ...waits);
}
