import type { Config } from '../config.ts';
import type { WriteAudit } from './audit.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db/database.ts';
import type { Extension } from './extension-points.ts';
import type { Ids } from './ids.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import type { Publisher } from './mqtt/publisher.ts';

/** What every operation is given: the process's engines, all of them parameters. No business term below here. */
export interface Platform {
  config: Config;
  clock: Clock;
  ids: Ids;
  /** The app role's pool: no DDL, no update or delete on the ledger. */
  db: Db;
  logger: Logger;
  metrics: Metrics;
  /** Typed MQTT publish; operations do not call it, they write a push into the outbox. */
  publisher: Publisher;
  /** The operators' trail, for modules that are above it in the ladder. */
  audit: WriteAudit;
  /** What the modules' mounts provide for each other (`extension-points.ts`). */
  extensions: readonly Extension[];
}
