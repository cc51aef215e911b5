import { enteredResult, settlementEffect } from '@fairway/contract/sportsbook/operator-schemas.ts';
import { z } from 'zod';
import type { ApprovalRow, ProposalKind } from '#modules/operators';
import { afterCommit } from '#platform/db/after-commit.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import { refreshCatalogue } from '../catalogue/catalogue-memory.ts';
import { lockFixture } from '../catalogue/catalogue-store.ts';
import { presentEffect, previewSettlement, type SettlementEffect } from '../settlement/preview-settlement.ts';
import { settleAgain } from '../settlement/settle-again.ts';
import type { FixtureRow } from '../tables.ts';
import { recordEntered, rehearseEntered } from './enter-result.ts';
import { scoreLabel } from './propose-settlement.ts';

const resettling = z.object({ match: z.string(), effect: settlementEffect });
const entering = resettling.extend({
  result: enteredResult.extend({ half: z.union([z.literal(1), z.literal(2)]).nullable() }),
  extra: z.unknown(),
  source: z.string(),
});

const common = {
  rights: { read: 'sportsbook.read', propose: 'sportsbook.settle', decide: 'sportsbook.approve' },
  objectKind: 'fixture',
  lockVersion: async (tx: Tx, fixtureId: string) => String((await locked(tx, fixtureId)).result_version),
} as const;

/** What a proposal of a result holds. */
export const readEntering = (payload: unknown): z.output<typeof entering> => entering.parse(payload);

/** A result above the bounds: recorded when a second person approves what it would pay and take back. */
export const resultProposal: ProposalKind = {
  ...common,
  name: 'sportsbook.result',
  after(payload) {
    const { match, effect, result } = entering.parse(payload);
    const { status, fullTime, halfTime } = result;
    const format = (score: typeof fullTime) => scoreLabel(score?.home ?? null, score?.away ?? null);
    return { status, fullTime: format(fullTime), halfTime: format(halfTime), match, ...effect };
  },
  async carryOut(tx, app, _call, row) {
    const { result, extra, source, effect } = entering.parse(row.payload);
    const fixture = await locked(tx, row.object_id);
    const entered = { fixture, result, extra, source, reason: row.reason };
    refuseOtherEffect(effect, await rehearseEntered(tx, app, entered));
    await recordEntered(tx, app, entered);
    afterCommit(tx, () => refreshCatalogue(app));
  },
};

/** Settling again above the bounds. */
export const resettlementProposal: ProposalKind = {
  ...common,
  name: 'sportsbook.resettlement',
  after(payload) {
    const { match, effect } = resettling.parse(payload);
    return { match, ...effect };
  },
  async carryOut(tx, app, _call, row: ApprovalRow) {
    const { effect } = resettling.parse(row.payload);
    const fixture = await locked(tx, row.object_id);
    refuseOtherEffect(effect, await previewSettlement(tx, app, fixture.id));
    await settleAgain(tx, fixture.id);
  },
};

/** The second person agreed to these figures; what would pay others is proposed again. */
function refuseOtherEffect(agreed: z.output<typeof settlementEffect>, now: SettlementEffect): void {
  if (!isSameEffect(agreed, now)) throw new AppError('approvalVoided');
}

export function isSameEffect(agreed: z.output<typeof settlementEffect>, now: SettlementEffect): boolean {
  const { bets, returns, swing } = presentEffect(now);
  return bets === agreed.bets && returns === agreed.returns && swing === agreed.swing;
}

async function locked(tx: Tx, fixtureId: string): Promise<FixtureRow> {
  const fixture = await lockFixture(tx, BigInt(fixtureId));
  if (!fixture) throw new AppError('approvalNotFound');
  return fixture;
}
