import { addSeconds } from '#platform/clock.ts';
import { defineRemembered } from '#platform/memory/remembered.ts';
import type { Platform } from '#platform/platform.ts';
import { selectMethodRecords, type MethodRecord } from '../orders/order-lists-store.ts';

/** How long a process believes what it counted, in ms: advice need not be newer. */
const believedMs = 15_000;
const records = defineRemembered({ name: 'cashier.day-records', believedMs }, (app: Platform) =>
  selectMethodRecords(app.db, addSeconds(app.clock.now(), -86_400)),
);

/** The last day's records, counted at most every few seconds. */
export function dayRecords(app: Platform): Promise<MethodRecord[]> {
  return records.read(app);
}
