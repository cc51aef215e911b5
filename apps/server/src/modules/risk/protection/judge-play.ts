import { CNY, displayMoney, formatMoney, money } from '@fairway/money';
import type { LimitKind } from '@fairway/contract/risk/play-limits.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { AppError, type Language } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { selectLimits, type LimitRow } from './own-limits/limits-store.ts';
import { periodName, siteInstant } from './period-name.ts';
import { selectPeriodSums, type PeriodSums } from './play-sums-store.ts';

const refusals = {
  deposit: 'depositLimitReached',
  stake: 'stakeLimitReached',
  loss: 'lossLimitReached',
  time: 'timeLimitReached',
  tip: 'tipLimitReached',
} as const;

/**
 * What has been used of a limit, in fen or, of `time`, in minutes; a period that is won has used nothing of the loss limit's room. Money at outside venues
 * counts as staked and lost until it comes home, as in `risk_refuse_play` of migration 0225.
 */
export function usedOf(
  kind: LimitKind,
  sums: Pick<PeriodSums, 'deposited' | 'staked' | 'returned' | 'outside' | 'minutes' | 'tipped'>,
): bigint {
  if (kind === 'deposit') return sums.deposited;
  if (kind === 'time') return sums.minutes;
  if (kind === 'tip') return sums.tipped;
  const atRisk = sums.staked + sums.outside;
  return kind === 'stake' ? atRisk : atRisk - sums.returned;
}

/**
 * The refusal by the tightest limit that so many fen more, or one minute more, would pass; undefined where they fit. A limit on time
 * comes first.
 */
export async function playRefusal(
  db: Db | Tx,
  app: Platform,
  memberId: string,
  asked: { kinds: readonly LimitKind[]; fen: bigint; language: Language },
): Promise<AppError | undefined> {
  const limits = (await selectLimits(db, memberId)).filter(({ kind }) => asked.kinds.includes(kind));
  if (limits.length === 0) return undefined;
  const periods = await selectPeriodSums(db, app, memberId);
  const rooms = limits.flatMap((limit) => {
    const sums = periods.find(({ period }) => period === limit.period);
    return sums ? [{ limit, sums, room: limit.amount - usedOf(limit.kind, sums) }] : [];
  });
  const over = rooms.find(({ limit, sums, room }) => limit.kind === 'time' && !sums.in_minute && room < 1n);
  if (over) return limitReached(app, asked.language, over);
  const tightest = rooms
    .filter(({ limit }) => limit.kind !== 'time')
    .toSorted((left, right) => (left.room < right.room ? -1 : 1))[0];
  if (!tightest || asked.fen <= tightest.room) return undefined;
  return limitReached(app, asked.language, tightest);
}

function limitReached(
  app: Platform,
  language: Language,
  { limit, sums, room }: { limit: LimitRow; sums: PeriodSums; room: bigint },
): AppError {
  const left = money(CNY, room < 0n ? 0n : room);
  return new AppError(
    refusals[limit.kind],
    {
      period: periodName(limit.period, language),
      remaining: displayMoney(left),
      until: siteInstant(sums.renews_at, app, language),
    },
    {
      kind: limit.kind,
      period: limit.period,
      remaining: limit.kind === 'time' ? '0' : formatMoney(left),
      renewsAt: sums.renews_at.toISOString(),
    },
  );
}
