import { OutboundFault } from './outbound-fault.ts';

/** Failures in a row, or of the last twenty, after which a party counts as down (reliability PRV-4). */
const mostInARow = 5;
const lookedAt = 20;
const mostOfThem = 10;
/** One exchange is let through this often to see whether the party is back. */
const probeMs = 10_000;

export interface Breaker {
  /** Runs an exchange, or refuses it at once while the party is down: nothing was sent then. */
  run<T>(exchange: () => Promise<T>): Promise<T>;
  readonly open: boolean;
}

/** Keeps callers from waiting for a party that does not answer. `now` counts milliseconds from anywhere. */
export function createBreaker(now: () => number): Breaker {
  const state = { recent: [] as boolean[], openedAt: undefined as number | undefined };
  const note = (failed: boolean) => {
    state.recent = [...state.recent, failed].slice(-lookedAt);
    if (!failed) {
      if (state.openedAt !== undefined) state.recent = [];
      state.openedAt = undefined;
      return;
    }
    const inARow = state.recent.length >= mostInARow && state.recent.slice(-mostInARow).every(Boolean);
    const often = state.recent.filter(Boolean).length >= mostOfThem;
    if (inARow || often || state.openedAt !== undefined) state.openedAt = now();
  };
  return {
    get open() {
      return state.openedAt !== undefined;
    },
    async run(exchange) {
      if (state.openedAt !== undefined && now() - state.openedAt < probeMs)
        throw new OutboundFault('partyDown', false);
      // The probe that is let through holds the others back meanwhile.
      if (state.openedAt !== undefined) state.openedAt = now();
      try {
        const result = await exchange();
        note(false);
        return result;
      } catch (fault) {
        note(fault instanceof OutboundFault);
        throw fault;
      }
    },
  };
}
