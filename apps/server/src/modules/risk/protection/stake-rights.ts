import type { Money } from '@fairway/money';
import type { Db, Tx } from '#platform/db/database.ts';
import type { AppError, Language } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { judgedFen } from './judged-fen.ts';
import { playRefusal } from './judge-play.ts';

/** The constraint by which an own limit refuses a stake. */
export const limitConstraint = 'risk_play_limits';

/** The constraints by which the database refuses a stake, whatever was read before it. */
export const stakeConstraints: readonly string[] = ['risk_play_break', limitConstraint];

/** The refusal of a stake that would pass a stake or loss limit as the rows stand now; undefined where it fits. */
export async function stakeRefusal(
  db: Db | Tx,
  app: Platform,
  memberId: string,
  stake: Money,
  language: Language,
): Promise<AppError | undefined> {
  return playRefusal(db, app, memberId, { kinds: ['stake', 'loss'], fen: judgedFen(stake), language });
}
