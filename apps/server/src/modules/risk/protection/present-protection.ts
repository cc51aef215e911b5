import { CNY, formatMoney, money } from '@fairway/money';
import type { PlayProtection } from '@fairway/contract/risk/protection-schemas.ts';
import { limitKinds } from '@fairway/contract/risk/play-limits.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { selectRunningBreaks, type BreakRow } from './breaks/breaks-store.ts';
import { usedOf } from './judge-play.ts';
import { selectLimits, type LimitRow } from './own-limits/limits-store.ts';
import { selectPeriodSums, type PeriodSums } from './play-sums-store.ts';
import { selectRealityMinutes } from './settings-store.ts';

/** Everything that protects a member, by the rows as they are now. */
export async function presentProtection(
  db: Db | Tx,
  app: Platform,
  memberId: string,
): Promise<PlayProtection> {
  const periods = await selectPeriodSums(db, app, memberId);
  const limits = await selectLimits(db, memberId);
  const running = await selectRunningBreaks(db, [memberId], app.clock.now());
  const today = periods.find(({ period }) => period === 'day') ?? {
    deposited: 0n,
    staked: 0n,
    returned: 0n,
  };
  const pause = running.get(memberId);
  return {
    limits: limitKinds.flatMap((kind) =>
      periods.map((sums) => {
        const limit = limits.find((row) => row.kind === kind && row.period === sums.period);
        return presentLimit(kind, sums, limit);
      }),
    ),
    pause: pause ? presentBreak(pause) : null,
    realityMinutes: await selectRealityMinutes(db, memberId),
    today: {
      deposited: yuan(atLeastNothing(today.deposited)),
      staked: yuan(atLeastNothing(today.staked)),
      returned: yuan(today.returned),
      net: yuan(today.returned - today.staked),
    },
  };
}

function presentLimit(kind: LimitRow['kind'], sums: PeriodSums, limit: LimitRow | undefined) {
  const used = usedOf(kind, sums);
  const text = kind === 'time' ? String : yuan;
  const { amount, next_amount: next, ready_at: readyAt } = limit ?? {};
  return {
    kind,
    period: sums.period,
    limit: amount === undefined ? null : text(amount),
    used: text(atLeastNothing(used)),
    remaining: amount === undefined ? null : text(atLeastNothing(amount - used)),
    renewsAt: sums.renews_at.toISOString(),
    pending: readyAt
      ? { limit: next === null || next === undefined ? null : text(next), readyAt: readyAt.toISOString() }
      : null,
  };
}

export function presentBreak({ kind, begins_at, ends_at }: BreakRow) {
  return { kind, beginsAt: begins_at.toISOString(), endsAt: ends_at?.toISOString() ?? null };
}

function yuan(fen: bigint): string {
  return formatMoney(money(CNY, fen));
}

function atLeastNothing(fen: bigint): bigint {
  return fen < 0n ? 0n : fen;
}
