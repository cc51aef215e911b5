import { formatMoney, isPositive, money } from '@fairway/money';
import { accountsOf, move, postTransfer, readBalance } from '#modules/ledger';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { insertOutboxRows } from '#platform/outbox/outbox-row.ts';
import type { Platform } from '#platform/platform.ts';
import { newsOf } from '../rounds/news-of-round.ts';
import type { Played } from '../rounds/play-round.ts';
import { presentRound } from '../rounds/present-round.ts';
import { explainFault } from '../rounds/refusals.ts';
import { insertFreeRound, type NewRound, type NextDraw } from '../rounds/rounds-store.ts';
import type { Start, StartedRound } from '../rounds/start.ts';
import { insertOpen } from '../rounds/steps/steps-store.ts';
import { lockGrant } from './grants-store.ts';
import { openBucketOfWin } from './open-bucket-of-win.ts';
import type { GrantRow } from './tables.ts';

/**
 * Books a free round in a transaction of its own, not in the lane: it is rare, and what it returns opens a bucket of turnover. One of the
 * grant is used, its return is paid and the answer kept together. `overtaken`: nothing was written, it is to be read and played again.
 * Throws `freeRoundsNotFound`, `freeRoundsOver`, and what keeps a member from playing.
 */
export async function bookFreeRound(
  app: Platform,
  start: Start,
  grantId: string,
  draw: NextDraw,
  played: Played,
): Promise<StartedRound | 'overtaken'> {
  try {
    return await onceInTransaction(app, start.key, async (tx) => {
      const grant = await lockGrant(tx, start.call.member.memberId, grantId);
      return write(tx, app, start, { grant: fitGrant(grant, start), draw, played });
    });
  } catch (fault) {
    if (fault instanceof AppError) throw fault;
    return explainFault(app, start, fault);
  }
}

/** The row of the round judges the same again, and the grant's time by the database's clock. */
function fitGrant(grant: GrantRow | undefined, { game, stake, input }: Start): GrantRow {
  const fits = grant?.game === game.code && grant.currency === input.currency && grant.stake === stake.minor;
  if (!fits) throw new AppError('freeRoundsNotFound');
  if (grant.ended !== null || grant.used === grant.count) throw new AppError('freeRoundsOver');
  return grant;
}

async function write(
  tx: Tx,
  app: Platform,
  { game, rules, stake, limitsVersion, input }: Start,
  { grant, draw, played }: { grant: GrantRow; draw: NextDraw; played: Played },
): Promise<StartedRound> {
  const { member_id, shard_id } = grant;
  const own = accountsOf(member_id);
  const center = own.center(input.currency);
  const at = app.clock.now();
  const returned = played.returned ?? money(input.currency, 0n);
  const row: NewRound = {
    shard_id,
    member_id,
    seed: draw.seed.number,
    nonce: draw.nonce,
    id: app.ids.uuid(),
    bill_no: app.ids.billNo('G'),
    game: game.code,
    sheet: rules.sheet.version,
    currency: input.currency,
    stake: stake.minor,
    bet: input.bet,
    limits_version: limitsVersion,
    returned: played.returned?.minor ?? null,
    stake_transfer: grant.stake_transfer,
    return_transfer: isPositive(returned) ? app.ids.uuid() : null,
    free_grant: grant.id,
    free_number: grant.used + 1,
  };
  if (row.return_transfer !== null)
    await postTransfer(tx, {
      id: row.return_transfer,
      reason: 'gameReturn',
      legs: move(own.house('gamesPool', input.currency, game.code), center, returned),
      at,
      requestId: row.bill_no,
    });
  await insertFreeRound(tx, row);
  if (!played.returned) await insertOpen(tx, row);
  await openBucketOfWin(tx, app, row, { returned, transfer: row.return_transfer });
  await insertOutboxRows(tx, newsOf(row, played, at));
  return {
    ...presentRound({ ...row, started_at: at }, played, draw.seed, [], null),
    balance: formatMoney(await readBalance(tx, center)),
  };
}
