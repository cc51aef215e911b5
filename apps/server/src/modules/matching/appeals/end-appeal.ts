import type { AppealOutcome } from '@fairway/contract/cashier/matching/matching-words.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { insertStep } from '#modules/cashier';
import { confirmPart } from '../parts/confirm-part.ts';
import type { Sides } from '../parts/lock-sides.ts';
import { releasePart } from '../parts/release-part.ts';
import type { PoolBook } from '../pool/pool-book.ts';
import { closeAppeal, type AppealRow } from './appeal-store.ts';

/** Who decides: two operators, of whom the second is named, or the rule at the deadline. */
export interface Decision {
  outcome: AppealOutcome;
  actor: 'operator' | 'rule';
  name: string;
  reason: string;
}

/** Ends an appeal and its part as decided, with all bookings, under the pool's lock and the locks of both orders. */
export async function endAppeal(
  tx: Tx,
  app: Platform,
  pool: PoolBook,
  sides: Sides,
  appeal: AppealRow,
  { outcome, actor, name, reason }: Decision,
): Promise<AppealRow> {
  const at = app.clock.now();
  const step = {
    event: 'appealDecided',
    actor,
    key: sides.part.part_no,
    ...(actor === 'operator' ? { actorName: name } : {}),
  } as const;
  await insertStep(tx, sides.order, at, step);
  await insertStep(tx, sides.withdrawal, at, { ...step, amount: sides.part.amount });
  const by = actor === 'operator' ? { actor, name } : { actor };
  if (outcome === 'confirm') await confirmPart(tx, app, sides, by);
  else await releasePart(tx, app, pool, sides, { ...by, missed: false });
  return closeAppeal(tx, appeal, { outcome, at, name, reason });
}
