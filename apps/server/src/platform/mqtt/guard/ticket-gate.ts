/** Ticket checks a second over all connections: when everyone comes back at once the database is not asked by all at once. */
const checksPerSecond = 200;
/** Who would wait longer is refused and tries again. */
const maxWaitMilliseconds = 10_000;

export interface TicketGate {
  /** Waits for its turn; false when the line is too long. */
  enter(): Promise<boolean>;
}

export function createTicketGate(now: () => number = () => performance.now()): TicketGate {
  let next = 0;
  return {
    async enter() {
      const present = now();
      const turn = Math.max(next, present);
      const wait = turn - present;
      if (wait > maxWaitMilliseconds) return false;
      next = turn + 1000 / checksPerSecond;
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      return true;
    },
  };
}
