import type { Config } from './config.ts';
import type { Faults } from './faults/faults.ts';
import type { LateExecutions } from './faults/late-executions.ts';
import type { Book } from './platform/book.ts';
import type { Clock } from './platform/clock.ts';
import type { Ids } from './platform/ids.ts';
import type { Timers } from './platform/timers.ts';

/** What every party is built on. */
export interface Stage {
  readonly config: Config;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly book: Book;
  readonly timers: Timers;
  readonly faults: Faults;
  readonly late: LateExecutions;
  /** Aborts when the process stops. */
  readonly stopping: AbortSignal;
  /** Base of the urls handed out, known once the port is. No trailing slash. */
  readonly publicUrl: () => string;
}
