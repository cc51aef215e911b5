import { money } from '@fairway/money';
import { accountsOf, move, postTransfer } from '#modules/ledger';
import { refuseUnanswered, stakeConstraints } from '#modules/risk';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import type { RoundRow } from '../../tables.ts';
import { rightsRefusal } from '../refusals.ts';
import { selectRound } from '../rounds-store.ts';
import { insertStepStake } from './steps-store.ts';

/**
 * Takes what an act puts beside the round's first stake, as much again, after its step was written: the open round's row is held, so that acts
 * lock in one order. Throws `realityCheckDue` and `insufficientBalance`; the row's own rules refuse by `furtherStakeRules`.
 */
export async function takeFurtherStake(
  tx: Tx,
  app: Platform,
  { row, number, call }: { row: RoundRow; number: number; call: MemberCall | undefined },
): Promise<void> {
  // What ends a round that was left open stakes nothing.
  if (!call) throw new AppError('gameBetInvalid');
  await refuseUnanswered(tx, app, call);
  const own = accountsOf(row.member_id);
  const transfer = app.ids.uuid();
  await postTransfer(tx, {
    id: transfer,
    reason: 'gameStake',
    legs: move(
      own.center(row.currency),
      own.house('gamesPool', row.currency, row.game),
      money(row.currency, row.stake),
    ),
    at: app.clock.now(),
    requestId: row.bill_no,
  });
  await insertStepStake(tx, row, number, transfer);
}

/** The rules of the rows by which a member's status, break or own limit refuses a further stake. */
export const furtherStakeRules: ReadonlySet<string> = new Set([
  'games_step_stakes_rights',
  ...stakeConstraints,
]);

/** Names what the rows refused a further stake for. A venue that was closed meanwhile is no reason: the round goes on by its rules. */
export async function furtherStakeRefusal(
  app: Platform,
  call: MemberCall,
  roundId: string,
): Promise<AppError> {
  const row = await selectRound(app.db, call.member.memberId, roundId);
  if (!row) return new AppError('roundNotFound');
  return rightsRefusal(app, { call, stake: money(row.currency, row.stake), venue: null });
}
