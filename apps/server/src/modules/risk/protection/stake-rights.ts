import type { Money } from '@fairway/money';
import type { Db, Tx } from '#platform/db/database.ts';
import type { AppError, Language } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { refuseOnBreak } from './breaks/refuse-on-break.ts';
import { judgedFen } from './judged-fen.ts';
import { playRefusal } from './judge-play.ts';
import { lockPlay } from './play-sums-store.ts';

/** The constraint by which an own limit refuses a stake. */
export const limitConstraint = 'risk_play_limits';

/** The constraints by which the database refuses a stake, whatever was read before it. */
export const stakeConstraints: readonly string[] = ['risk_play_break', limitConstraint];

/** The refusal of a stake that would pass a limit on stakes, losses or time by the rows as they are now; undefined if it fits. */
export async function stakeRefusal(
  db: Db | Tx,
  app: Platform,
  memberId: string,
  stake: Money,
  language: Language,
): Promise<AppError | undefined> {
  return playRefusal(db, app, memberId, {
    kinds: ['stake', 'loss', 'time'],
    fen: judgedFen(stake),
    language,
  });
}

/**
 * Judges what a member is about to stake or put at risk by any product, in the transaction that moves the money and after it has
 * been posted: the sums' row is the last that such a transaction locks. Throws `timeOutActive`, `selfExcluded`,
 * `stakeLimitReached`, `lossLimitReached` or `timeLimitReached`. The caller counts it afterwards.
 */
export async function judgeStake(
  tx: Tx,
  app: Platform,
  { memberId, amount, language }: { memberId: string; amount: Money; language: Language },
): Promise<void> {
  await lockPlay(tx, app, memberId);
  await refuseOnBreak(tx, app, memberId, language);
  const refusal = await stakeRefusal(tx, app, memberId, amount, language);
  if (refusal) throw refusal;
}
