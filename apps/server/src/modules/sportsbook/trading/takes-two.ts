import { settlementApproval } from '@fairway/contract/sportsbook/settlement-approval.ts';
import { CNY, cny, parseMoney } from '@fairway/money';
import { actAlone, mayActAlone } from '#modules/operators';
import type { Db, Tx } from '#platform/db/database.ts';
import type { OperatorCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import type { MovedByFiles } from '../importing/moved-by-files-store.ts';
import type { SettlementEffect } from '../settlement/preview-settlement.ts';
import type { FixtureRow } from '../tables.ts';

const hourMs = 3_600_000;
const most = parseMoney(settlementApproval.swing, CNY);
const kind = 'sportsbook.settlement';

type Fixture = Pick<FixtureRow, 'id' | 'ended_at'>;

/**
 * Whether an operator's result or resettlement waits for a second person: a great swing, with what the operator settled alone in the
 * last 24 hours, or the correction of an old settlement. Where it does not, it counts from now on.
 */
export async function takesTwo(
  tx: Tx,
  app: Platform,
  call: OperatorCall,
  effect: SettlementEffect,
  fixture: Fixture,
): Promise<boolean> {
  if (correctsOld(effect, fixture, app.clock.now())) return true;
  return !(await actAlone(tx, app, call, {
    kind,
    objectId: String(fixture.id),
    amount: cny(effect.swing),
    most,
  }));
}

/** The same for a preview: nothing counts from it. */
export async function wouldTakeTwo(
  db: Db | Tx,
  app: Platform,
  call: OperatorCall,
  effect: SettlementEffect,
  fixture: Fixture,
): Promise<boolean> {
  if (correctsOld(effect, fixture, app.clock.now())) return true;
  return !(await mayActAlone(db, call, { kind, amount: cny(effect.swing), most }));
}

/** The same for a file that no operator hands in: together such files count as one person. Where it does not wait, it counts from now on. */
export function takesTwoInFile(
  app: Platform,
  moved: MovedByFiles,
  effect: SettlementEffect,
  fixture: Fixture,
): boolean {
  if (correctsOld(effect, fixture, app.clock.now())) return true;
  if (effect.swing > 0n && moved.inAll + effect.swing > most.minor) return true;
  moved.inAll += effect.swing;
  moved.here += effect.swing;
  return false;
}

function correctsOld(
  { corrected }: SettlementEffect,
  { ended_at: endedAt }: Pick<FixtureRow, 'ended_at'>,
  now: Date,
): boolean {
  const isOld = endedAt !== null && now.getTime() - endedAt.getTime() > settlementApproval.hours * hourMs;
  return corrected > 0 && isOld;
}
