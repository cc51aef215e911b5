import type { Act } from '@fairway/fair-games';
import { memberGames } from '@fairway/fair-games';
import { isPositive, money } from '@fairway/money';
import { accountsOf, move, postTransfer } from '#modules/ledger';
import type { Tx } from '#platform/db/database.ts';
import type { MemberCall } from '#platform/http/call.ts';
import { insertOutboxRows } from '#platform/outbox/outbox-row.ts';
import type { Platform } from '#platform/platform.ts';
import { openBucketOfWin } from '../../free-rounds/open-bucket-of-win.ts';
import { mostReturnOf } from '../../limits/most-return.ts';
import type { BegunSeed, RoundRow } from '../../tables.ts';
import { newsOf } from '../news-of-round.ts';
import { playRound, type Played } from '../play-round.ts';
import { takeFurtherStake } from './further-stake.ts';
import { insertResult, insertStep } from './steps-store.ts';

/** How a round stands before an act; `call` is the member's, none where the house ends what was left open. */
export interface OpenRound {
  readonly row: RoundRow;
  readonly seed: BegunSeed;
  readonly acts: readonly Act[];
  readonly call?: MemberCall;
}

/**
 * Adds an act to an open round in the caller's transaction. One that puts as much again takes it from the center wallet; one that ends it pays what it returns; one that brings it to the most
 * that the house pays for a round is followed by `cashOut`. Throws `gameBetInvalid`, what refuses a further stake, and the faults of the rows' constraints where
 * another act was first.
 */
export async function takeStep(
  tx: Tx,
  app: Platform,
  { row, seed, acts, call }: OpenRound,
  act: Act,
): Promise<{ played: Played; acts: readonly Act[] }> {
  const rules = memberGames[row.game];
  const stake = money(row.currency, row.stake);
  const again = (all: readonly Act[]) =>
    playRound(app, rules, { seed, nonce: row.nonce, stake, bet: row.bet, acts: all });
  let taken = [...acts, act];
  let played = again(taken);
  await insertStep(tx, row, taken.length, act);
  if (played.round.staked > again(acts).round.staked)
    await takeFurtherStake(tx, app, { row, number: taken.length, call });
  if (played.round.status === 'open' && (await isAtMost(tx, row, played))) {
    taken = [...taken, { act: 'cashOut' }];
    played = again(taken);
    await insertStep(tx, row, taken.length, { act: 'cashOut' });
  }
  if (played.returned) await settle(tx, app, row, played, taken.length);
  return { played, acts: taken };
}

/** Whether cashing out now pays as much as the house pays for one round of the game, or more by its last act. */
async function isAtMost(tx: Tx, row: RoundRow, { round, cashOut }: Played): Promise<boolean> {
  return round.acts.includes('cashOut') && cashOut.minor >= (await mostReturnOf(tx, row));
}

async function settle(tx: Tx, app: Platform, row: RoundRow, played: Played, steps: number): Promise<void> {
  const { returned } = played;
  if (!returned) return;
  const own = accountsOf(row.member_id);
  const at = app.clock.now();
  const transfer = isPositive(returned) ? app.ids.uuid() : null;
  if (transfer !== null)
    await postTransfer(tx, {
      id: transfer,
      reason: 'gameReturn',
      legs: move(own.house('gamesPool', row.currency, row.game), own.center(row.currency), returned),
      at,
      requestId: row.bill_no,
    });
  await insertResult(tx, row, { steps, returned: returned.minor, transfer });
  await openBucketOfWin(tx, app, row, { returned, transfer });
  await insertOutboxRows(tx, newsOf(row, played, at));
}
