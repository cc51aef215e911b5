import type { Tx } from '#platform/db/database.ts';
import { push } from '#platform/outbox/push.ts';
import type { Platform } from '#platform/platform.ts';

/** Notifies the console that the pool, a part or an appeal has changed. */
export async function notifyBoard(tx: Tx, app: Platform): Promise<void> {
  await push(tx, app, 'operatorQueues', {}, { queue: 'matching' });
}
