/** Deposit and withdrawal orders are polled this often while logged in (specification section 9). */
export const orderPollMs = 60_000;

/** The deposit tip loop starts after its delay and then runs at its period (section 9). */
export const depositTipDelayMs = 5_000;
export const depositTipPollMs = 60_000;

/** Coin balances: once on start, then at this period (sections 4 and 9). */
export const coinBalancePollMs = 60_000;

/** Recycling and refresh: once in this time, each (sections 4, 8 and 9). */
export const recyclingThrottleMs = 10_000;
export const refreshThrottleMs = 10_000;

/** Euro activity refresh, per activity (sections 5 and 9). */
export const euroRefreshThrottleMs = 5_000;

/** Wait before a phone code can be sent again (sections 4 and 9). */
export const phoneCodeResendSeconds = 60;

/** A guarded button, the get-code button among them, takes one click in this time (sections 5 and 9). */
export const clickGuardMs = 2_000;

/** Says whether a throttled action must still wait. `lastMs` is the time of the last one, undefined before the first. */
export function isTooSoon(lastMs: number | undefined, nowMs: number, throttleMs: number): boolean {
  return lastMs !== undefined && nowMs - lastMs < throttleMs;
}
