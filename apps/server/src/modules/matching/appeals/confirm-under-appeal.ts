import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { voidApprovals } from '#modules/operators';
import { confirmClaim } from '../claims/confirm-claim.ts';
import { confirmPart } from '../parts/confirm-part.ts';
import type { Sides } from '../parts/lock-sides.ts';
import type { PartRow } from '../parts/part-store.ts';
import type { PoolBook } from '../pool/pool-book.ts';
import { closeAppeal, lockOpenAppeal } from './appeal-store.ts';
import { notifySides } from './notify-sides.ts';

/**
 * The recipient says that the money has arrived while an appeal is open: the part is booked, the appeal closes, and what an
 * operator has proposed is void. A claimed part needs the pool's lock, taken before the others. Throws `matchPartStopped` where an operator has stopped the part.
 */
export async function confirmUnderAppeal(
  tx: Tx,
  app: Platform,
  sides: Sides,
  pool: PoolBook | undefined,
): Promise<PartRow> {
  const isClaim = sides.part.status === 'claimed';
  const appeal = await lockOpenAppeal(tx, sides.part.part_no);
  if (!appeal || (isClaim && !pool)) throw new AppError('matchPartStateWrong');
  if (appeal.stopped_at !== null) throw new AppError('matchPartStopped');

  const confirmed =
    isClaim && pool
      ? await confirmClaim(tx, app, pool, sides, { actor: 'member' })
      : await confirmPart(tx, app, sides, { actor: 'member' });
  await voidApprovals(tx, app, appeal.id);
  await closeAppeal(tx, appeal, { outcome: 'confirm', at: app.clock.now(), name: '', reason: '' });
  await notifySides(tx, app, confirmed, { news: 'confirmed', to: 'payer' });
  return confirmed;
}
