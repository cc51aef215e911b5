import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Db } from './db/database.ts';
import type { Logger } from './logger.ts';

/** Milliseconds that this machine's clock may be away from the database's; see decision 0003. */
export const clockTolerance = 2000;

const everyMs = 30_000;

/** Knows whether this machine's clock can be trusted with deadlines and limits. */
export interface ClockWatch {
  /** False while the clocks differ by more than the tolerance; unknown counts as right. */
  readonly right: boolean;
  /** Compares once; a database that does not answer changes nothing. */
  compare(): Promise<void>;
  /** Compares now and every 30 s until `stop`. */
  start(): Promise<void>;
  stop(): void;
}

/** Compares the platform's clock with the database's, which every process shares. */
export function watchClock(app: { db: Db; clock: Clock; logger: Logger }): ClockWatch {
  let right = true;
  let timer: NodeJS.Timeout | undefined;
  const compare = async (): Promise<void> => {
    const milliseconds = await differenceToDatabase(app).catch(() => undefined);
    if (milliseconds === undefined) return;
    const now = Math.abs(milliseconds) <= clockTolerance;
    if (right && !now) app.logger.error({ runbook: 'clock-wrong', milliseconds }, 'clock is wrong');
    if (now && !right) app.logger.info({ milliseconds }, 'clock is right again');
    right = now;
  };
  return {
    get right() {
      return right;
    },
    compare,
    async start() {
      await compare();
      timer = setInterval(() => void compare(), everyMs).unref();
    },
    stop() {
      clearInterval(timer);
    },
  };
}

/** How far the clock is ahead, in milliseconds; without the round trip to the database. */
async function differenceToDatabase({ db, clock }: { db: Db; clock: Clock }): Promise<number> {
  const before = clock.now().getTime();
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  const after = clock.now().getTime();
  const at = rows[0]?.at.getTime() ?? after;
  if (at < before) return before - at;
  return at > after ? after - at : 0;
}
