import type { Money } from '@fairway/money';
import type { Tx } from '#platform/db/database.ts';
import type { Language } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { judgedFen } from './judged-fen.ts';
import { playRefusal } from './judge-play.ts';
import { lockPlay } from './play-sums-store.ts';
import { refuseOnBreak } from './breaks/refuse-on-break.ts';

/**
 * Judges a deposit that is to be opened, in its transaction. `waiting` is what else of the member's is open and not
 * counted yet. Holds the member's sums until the end, so that two deposits never pass a limit together. Throws
 * `timeOutActive`, `selfExcluded` or `depositLimitReached`.
 */
export async function judgeDeposit(
  tx: Tx,
  app: Platform,
  deposit: { memberId: string; amount: Money; waiting: readonly Money[]; language: Language },
): Promise<void> {
  const { memberId, language } = deposit;
  await lockPlay(tx, app, memberId);
  await refuseOnBreak(tx, app, memberId, language);
  const fen = [deposit.amount, ...deposit.waiting].reduce((sum, amount) => sum + judgedFen(amount), 0n);
  const refusal = await playRefusal(tx, app, memberId, { kinds: ['deposit'], fen, language });
  if (refusal) throw refusal;
}
