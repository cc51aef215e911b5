import type { Clock } from '../clock.ts';
import type { Tx } from '../db/database.ts';
import type { JsonSafe } from '../json.ts';
import type { EventMap, EventName } from './event-map.ts';
import { insertOutboxRow } from './outbox-store.ts';

/**
 * News for other modules: each subscriber of `name` gets it at least once, after the caller's transaction has committed
 * and never if it has not. Writes one row of the outbox in that transaction.
 */
export async function emit<Name extends EventName>(
  tx: Tx,
  app: { clock: Clock },
  name: Name,
  payload: JsonSafe<EventMap[Name]>,
): Promise<void> {
  await insertOutboxRow(tx, { kind: 'event', name, payload, createdAt: app.clock.now() });
}
