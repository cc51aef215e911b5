import type { AppealOutcome } from '@fairway/contract/matching/appeals.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { insertStep } from '#modules/cashier';
import { confirmClaim } from '../claims/confirm-claim.ts';
import { refuseClaim } from '../claims/refuse-claim.ts';
import { confirmPart } from '../parts/confirm-part.ts';
import type { Sides } from '../parts/lock-sides.ts';
import { releasePart } from '../parts/release-part.ts';
import type { PoolBook } from '../pool/pool-book.ts';
import { closeAppeal, type AppealRow } from './appeal-store.ts';
import { notifySides } from './notify-sides.ts';

/** What two operators have decided; the second is named. */
export interface Decision {
  outcome: AppealOutcome;
  name: string;
  reason: string;
}

/** Ends an appeal and its part as two operators decided, with all bookings, under the pool's lock and the locks of both orders. */
export async function endAppeal(
  tx: Tx,
  app: Platform,
  pool: PoolBook,
  sides: Sides,
  appeal: AppealRow,
  { outcome, name, reason }: Decision,
): Promise<AppealRow> {
  const at = app.clock.now();
  const { part } = sides;
  const step = { event: 'appealDecided', actor: 'operator', actorName: name, key: part.part_no } as const;
  await insertStep(tx, sides.order, at, step);
  await insertStep(tx, sides.withdrawal, at, { ...step, amount: part.amount });
  if (part.status === 'claimed') await endClaim(tx, app, pool, sides, { outcome, name });
  else if (outcome === 'confirm') await confirmPart(tx, app, sides, { actor: 'operator', name });
  else await releasePart(tx, app, pool, sides, { actor: 'operator', name, missed: false });
  await notifySides(tx, app, part, { news: outcome === 'confirm' ? 'confirmed' : 'released' });
  return closeAppeal(tx, appeal, { outcome, at, name, reason });
}

async function endClaim(
  tx: Tx,
  app: Platform,
  pool: PoolBook,
  sides: Sides,
  { outcome, name }: Pick<Decision, 'outcome' | 'name'>,
): Promise<void> {
  if (outcome === 'confirm') await confirmClaim(tx, app, pool, sides, { actor: 'operator', name });
  else await refuseClaim(tx, app, sides);
}
