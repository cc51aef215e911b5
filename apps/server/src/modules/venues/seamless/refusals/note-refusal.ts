import type { ErrorName } from '@fairway/contract/errors/index.ts';
import { addSeconds } from '#platform/clock.ts';
import { faultFields } from '#platform/logger.ts';
import { onePer } from '#platform/memory/one-per.ts';
import type { Platform } from '#platform/platform.ts';
import { addRefusals } from './refusals-store.ts';

/** A call that was refused to a provider. */
export interface Refusal {
  readonly provider: string;
  readonly operation: string;
  readonly reason: ErrorName;
  readonly address: string;
  readonly requestId: string;
}

interface Waiting {
  count: bigint;
  firstAt: Date;
  lastAt: Date;
  last: Refusal;
}

/** Refusals are shown for so long, in seconds. */
export const shownSeconds = 7 * 86_400;
/** One write for each operation and reason in so many milliseconds: a flood of forged calls costs the database nothing. */
const everyMs = 1000;

const countsOf = onePer((_app: Platform) => ({
  waiting: new Map<string, Waiting>(),
  writtenAt: new Map<string, number>(),
}));

/** Counts a refusal for the console. What the last second brought is written with the next one, or when the console asks. */
export async function noteRefusal(app: Platform, refusal: Refusal): Promise<void> {
  const { waiting, writtenAt } = countsOf(app);
  const now = app.clock.now();
  const key = [refusal.provider, refusal.operation, refusal.reason].join('/');
  const before = waiting.get(key);
  waiting.set(key, {
    count: (before?.count ?? 0n) + 1n,
    firstAt: before?.firstAt ?? now,
    lastAt: now,
    last: refusal,
  });
  const since = now.getTime() - (writtenAt.get(key) ?? 0);
  // A clock that was set back does not stop the writing.
  if (since >= 0 && since < everyMs) return;
  writtenAt.set(key, now.getTime());
  await write(app, key);
}

/** Writes what this process has counted and not yet written. */
export async function flushRefusals(app: Platform): Promise<void> {
  for (const key of countsOf(app).waiting.keys()) await write(app, key);
}

async function write(app: Platform, key: string): Promise<void> {
  const { waiting } = countsOf(app);
  const found = waiting.get(key);
  if (!found) return;
  waiting.delete(key);
  const { last, count, firstAt, lastAt } = found;
  const row = {
    provider: last.provider,
    operation: last.operation,
    reason: last.reason,
    count,
    first_at: firstAt,
    last_at: lastAt,
    last_address: last.address,
    last_request_id: last.requestId,
  };
  // The caller gets its refusal whether it was counted or not.
  await addRefusals(app.db, row, addSeconds(lastAt, -shownSeconds)).catch((fault: unknown) =>
    app.logger.warn({ ...faultFields(fault), venue: last.provider }, 'a refused call was not counted'),
  );
}
