import { voidApprovals } from '#modules/operators';
import type { Tx } from '#platform/db/database.ts';
import { rehearse } from '#platform/db/rehearse.ts';
import type { OperatorCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { differs, recordResult, type NewResult } from '../results/record-result.ts';
import { clearAlarms } from '../settlement/alarms-store.ts';
import { presentEffect, previewSettlement, type SettlementEffect } from '../settlement/preview-settlement.ts';
import type { FixtureRow } from '../tables.ts';
import { proposeSettlement } from './propose-settlement.ts';
import { takesTwo } from './takes-two.ts';

export interface OperatorsResult {
  /** Locked by the caller. */
  fixture: FixtureRow;
  result: NewResult;
  extra: unknown;
  /** `operator/<id>` for what is typed, `import/<id>` for a file that is handed in. */
  source: string;
  reason: string;
}

/**
 * A result that an operator brings in. Below the bounds, or where it counts already, it is recorded at once; above them it becomes a
 * proposal, and nothing is recorded. In both cases a waiting proposal for this match is voided. Answers the proposal's id, and
 * whether a result was recorded.
 */
export async function enterResult(
  tx: Tx,
  app: Platform,
  call: OperatorCall,
  entered: OperatorsResult,
): Promise<{ proposalId: string | null; recorded: boolean }> {
  const { fixture, reason } = entered;
  const effect = await rehearseEntered(tx, app, entered);
  if (differs(fixture, entered.result) && (await takesTwo(tx, app, call, effect, fixture))) {
    const { result, extra, source } = entered;
    const payload = { result, extra, source, effect: presentEffect(effect) };
    return {
      proposalId: await proposeSettlement(tx, app, call, 'sportsbook.result', { fixture, payload, reason }),
      recorded: false,
    };
  }
  await voidApprovals(tx, app, String(fixture.id), 'sportsbook.result');
  return { proposalId: null, recorded: await recordEntered(tx, app, entered) };
}

/** What recording the result would pay and take back. Writes nothing. */
export function rehearseEntered(tx: Tx, app: Platform, entered: OperatorsResult): Promise<SettlementEffect> {
  return rehearse(tx, async () => {
    await recordEntered(tx, app, entered);
    return previewSettlement(tx, app, entered.fixture.id);
  });
}

/** Records the result and clears the alarms that waited for it. */
export async function recordEntered(tx: Tx, app: Platform, entered: OperatorsResult): Promise<boolean> {
  const { fixture, result, extra, source, reason } = entered;
  const recorded = await recordResult(tx, app, { fixtureId: fixture.id, result, extra, source, reason });
  await clearAlarms(tx, fixture.id, ['resultOverdue', 'feedSilent'], app.clock.now());
  return recorded;
}
