import type {
  PhaseLimits,
  SportsbookSettings,
} from '@fairway/contract/sportsbook/settings/sportsbook-settings.ts';
import { publishDirectly } from '#modules/settings';
import { inTransaction } from '#platform/db/transaction.ts';
import { sportsbookLimitsKind } from '../limits/limits-kind.ts';
import type { SportsbookTest } from './sportsbook-test.ts';

/** Settings in which a scope has other values in both phases. */
export function withScope(
  { limits }: SportsbookSettings,
  key: string,
  change: PhaseLimits,
  delaySeconds?: number,
): SportsbookSettings {
  const known = limits.find((row) => row.key === key);
  const { pre, live } = known ?? { pre: {}, live: {} };
  const delay = delaySeconds === undefined ? {} : { delaySeconds };
  const next = { key, pre: { ...pre, ...change }, live: { ...live, ...change, ...delay } };
  return { limits: known ? limits.map((one) => (one.key === key ? next : one)) : [...limits, next] };
}

/** Publishes limits as another process would: nothing here hears of it. */
export async function publishElsewhere(test: SportsbookTest, settings: SportsbookSettings): Promise<number> {
  const elsewhere = { ...test.app };
  return inTransaction(test.app.db, (tx) =>
    publishDirectly(tx, elsewhere, sportsbookLimitsKind, { settings, by: 'test' }),
  );
}
