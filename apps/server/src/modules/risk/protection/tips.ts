import { CNY, displayMoney, formatMoney, money, type Money } from '@fairway/money';
import type { Db, Tx } from '#platform/db/database.ts';
import { AppError, type Language } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { refuseOnBreak } from './breaks/refuse-on-break.ts';
import { judgedFen } from './judged-fen.ts';
import { playRefusal } from './judge-play.ts';
import { periodName } from './period-name.ts';
import { selectPeriodSums, selectTippedTotal } from './play-sums-store.ts';

/** What one member may give at most, in fen; null where there is no such ceiling. */
export interface TipCeilings {
  readonly send: bigint;
  readonly day: bigint;
  readonly week: bigint;
  readonly month: bigint;
  /** Since the registration: of members whose identity is not verified. */
  readonly total: bigint | null;
}

/** The constraints by which the database refuses a gift (0396), whatever was read before it. */
export const tipConstraints: readonly string[] = ['risk_tip_break', 'risk_tip_limits', 'risk_tip_ceilings'];

/** What a member has given today, in fen. */
export async function tippedToday(db: Db | Tx, app: Platform, memberId: string): Promise<bigint> {
  const periods = await selectPeriodSums(db, app, memberId);
  return periods.find(({ period }) => period === 'day')?.tipped ?? 0n;
}

/**
 * The refusal of a gift of so many coins by the rows as they are now: a break, an own limit, the site's tightest ceiling; undefined
 * where it fits.
 */
export async function tipRefusal(
  db: Db | Tx,
  app: Platform,
  tip: { memberId: string; coins: Money; ceilings: TipCeilings; language: Language },
): Promise<AppError | undefined> {
  const { memberId, language, ceilings } = tip;
  try {
    await refuseOnBreak(db, app, memberId, language);
  } catch (refusal) {
    if (refusal instanceof AppError) return refusal;
    throw refusal;
  }
  const fen = judgedFen(tip.coins);
  const own = await playRefusal(db, app, memberId, { kinds: ['tip'], fen, language });
  return own ?? (await ceilingRefusal(db, app, memberId, { fen, ceilings, language }));
}

async function ceilingRefusal(
  db: Db | Tx,
  app: Platform,
  memberId: string,
  { fen, ceilings, language }: { fen: bigint; ceilings: TipCeilings; language: Language },
): Promise<AppError | undefined> {
  const { send, total } = ceilings;
  if (total !== null && (await selectTippedTotal(db, memberId)) + fen > total)
    return new AppError(
      'tipIdentityNeeded',
      { limit: yuan(total) },
      { limit: formatMoney(money(CNY, total)) },
    );
  if (fen > send) return ceilingReached(language === 'en' ? 'one gift' : '单次', { most: send, left: send });
  const rooms = (await selectPeriodSums(db, app, memberId)).map(({ period, tipped }) => ({
    period,
    most: ceilings[period],
    left: ceilings[period] - tipped,
  }));
  const [tightest] = rooms.toSorted((one, other) => (one.left < other.left ? -1 : 1));
  if (!tightest || fen <= tightest.left) return undefined;
  return ceilingReached(periodName(tightest.period, language), tightest);
}

function ceilingReached(span: string, { most, left }: { most: bigint; left: bigint }): AppError {
  const remaining = left < 0n ? 0n : left;
  return new AppError(
    'tipCeilingReached',
    { span, limit: yuan(most), remaining: yuan(remaining) },
    { limit: formatMoney(money(CNY, most)), remaining: formatMoney(money(CNY, remaining)) },
  );
}

function yuan(fen: bigint): string {
  return displayMoney(money(CNY, fen));
}
